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

type Props = { employee: Employee }

export function PersonFacts({ employee }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { email, lists, combinedTags = [], lastActive } = employee
  const links = (
    <Links>
      {lists.map(({ id, name }) => (
        <AppLink key={id} to={paths.list({ listId: id })}>
          {name}
        </AppLink>
      ))}
    </Links>
  )
  return (
    <Panel>
      <KeyValueList
        items={[
          { label: t('employees.email'), value: email },
          { label: t('employees.lists'), value: lists.length > 0 ? links : t('employees.inNoList') },
          {
            label: t('employees.tags'),
            value: combinedTags.length > 0 ? <Tags labels={combinedTags} /> : t('employees.noTags'),
          },
          {
            label: t('employees.lastActive'),
            value: formatWithZone(formats, lastActive) || t('employees.never'),
          },
        ]}
      />
    </Panel>
  )
}
