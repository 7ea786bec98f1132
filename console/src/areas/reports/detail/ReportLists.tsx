import type { Report } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { PopoverButton } from '../../../ui/popover/PopoverButton.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'

const maxShown = 7

const Names = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

const renderLink = ({ id, name }: Report['lists'][number]) => (
  <li key={id}>
    <AppLink to={paths.list({ listId: id })}>{name}</AppLink>
  </li>
)

export function ReportLists({ report: { allEmployees, lists } }: { report: Report }) {
  const { t } = useTranslation()
  if (allEmployees) return <AppLink to={paths.employees()}>{t('reports.allEmployees')}</AppLink>
  if (lists.length === 0) return <MutedText>{t('reports.noLists')}</MutedText>
  const otherLists = lists.slice(maxShown)
  return (
    <Names>
      {lists.slice(0, maxShown).map(renderLink)}
      {otherLists.length > 0 && (
        <li>
          <PopoverButton label={t('reports.moreLists', { count: otherLists.length })} size="small">
            <Names style={{ display: 'grid' }}>{otherLists.map(renderLink)}</Names>
          </PopoverButton>
        </li>
      )}
    </Names>
  )
}
