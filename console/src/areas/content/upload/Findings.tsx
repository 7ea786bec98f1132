import type { Finding } from '@heed/contracts/rules/packages/finding'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { radiiPx } from '../../../ui/theme/tokens.ts'

type FindingPlace = NonNullable<Finding['place']>

const maxLines = 20

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' })

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: theme.spacing(1.25, 1.5),
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}))

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation()
  const uniqueFindings = findings.filter(
    (finding, index) =>
      findings.findIndex((other) => makeFindingKey(other) === makeFindingKey(finding)) === index,
  )
  return (
    <List aria-label={t('packages.findings')}>
      {uniqueFindings.map((finding) => (
        <Item key={makeFindingKey(finding)}>
          <Line>
            <FindingBadge {...finding} />
            {finding.place && <code>{formatPlace(t, finding.place, findLines(findings, finding))}</code>}
          </Line>
          <div>{finding.text}</div>
          <MutedText>{t(`packages.how.${finding.kind}`)}</MutedText>
        </Item>
      ))}
    </List>
  )
}

const makeFindingKey = ({ kind, text, place }: Finding): string => `${kind} ${place?.file} ${text}`

const findLines = (findings: readonly Finding[], finding: Finding): number[] =>
  findings.flatMap((other) =>
    makeFindingKey(other) === makeFindingKey(finding) ? (other.place?.line ?? []) : [],
  )

function formatPlace(t: TFunction, { file }: FindingPlace, lines: readonly number[]): string {
  if (lines.length === 0) return file
  const list = lines.slice(0, maxLines).join(', ') + (lines.length > maxLines ? ', …' : '')
  return t(lines.length === 1 ? 'packages.place' : 'packages.places', { file, list })
}

function FindingBadge({ isRefused, isMendable }: Finding) {
  const { t } = useTranslation()
  if (isMendable) return <StatusBadge tone="warning" label={t('packages.mendable')} />
  return <StatusBadge tone={isRefused ? 'error' : 'info'} label={t('packages.notMendable')} />
}
