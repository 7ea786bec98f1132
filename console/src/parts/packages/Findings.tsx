import type { Finding } from '@heed/contracts/rules/packages/examine'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Muted } from '../../ui/Muted.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { radius } from '../../ui/theme/tokens.ts'

/** More are told by their number: who mends the first ones finds the others. */
const most = 20

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: theme.spacing(1.25, 1.5),
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}))

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

/** What is wrong with a package, where, and how it is mended. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation()
  return (
    <>
      <List aria-label={t('packages.findings')}>
        {findings.slice(0, most).map((finding) => (
          <Item key={`${finding.kind} ${finding.place?.file} ${finding.place?.line}`}>
            <Line>
              <Mark {...finding} />
              {finding.place && <code>{placeOf(t, finding.place)}</code>}
            </Line>
            <div>{finding.text}</div>
            <Muted>{t(`packages.how.${finding.kind}`)}</Muted>
          </Item>
        ))}
      </List>
      {findings.length > most && (
        <Muted>{t('packages.moreFindings', { count: findings.length - most })}</Muted>
      )}
    </>
  )
}

const placeOf = (t: TFunction, { file, line }: NonNullable<Finding['place']>): string =>
  line === undefined ? file : t('packages.place', { file, line })

function Mark({ isRefused, isMendable }: Finding) {
  const { t } = useTranslation()
  if (isMendable) return <StatusBadge tone="warning" label={t('packages.mendable')} />
  return <StatusBadge tone={isRefused ? 'error' : 'info'} label={t('packages.notMendable')} />
}
