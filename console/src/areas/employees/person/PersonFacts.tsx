import type { Employee } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { formatWithZone } from '../../../lib/dates/timeFormats.ts'
import { Tags } from '../../../ui/badges/Tag.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { KeyValueList } from '../../../ui/panels/KeyValueList.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'

const Links = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 14px' })

type Props = { employee: Employee | undefined; email: string }

export function PersonFacts({ employee, email }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const formatLists = ({ lists }: Employee) =>
    lists.length === 0 ? (
      t('employees.inNoList')
    ) : (
      <Links>
        {lists.map(({ id, name }) => (
          <AppLink key={id} to={paths.list({ listId: id })}>
            {name}
          </AppLink>
        ))}
      </Links>
    )
  const formatTags = ({ combinedTags = [] }: Employee) =>
    combinedTags.length > 0 ? <Tags labels={combinedTags} /> : t('employees.noTags')
  const formatLastActive = ({ lastActive }: Employee) =>
    formatWithZone(formats, lastActive) || t('employees.never')
  return (
    <Panel>
      <KeyValueList
        items={[
          { label: t('employees.email'), value: employee?.email ?? email },
          { label: t('employees.lists'), value: employee && formatLists(employee) },
          { label: t('employees.tags'), value: employee && formatTags(employee) },
          { label: t('employees.lastActive'), value: employee && formatLastActive(employee) },
        ]}
      />
    </Panel>
  )
}
