import { atRiskRange } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useScoreRanges } from '../../../../app/root/useScoreRanges.ts'
import { formatShare, formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { BarChart } from '../../../../ui/charts/BarChart.tsx'
import { ChartPanel } from '../../../../ui/charts/ChartPanel.tsx'
import type { Bar } from '../../../../ui/charts/types.ts'
import { getScoreBand, getScoreColor } from '../../../../ui/figures/score.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { OverviewProps } from './types.ts'

const AXIS_STEP_PERCENT = 25
const CHART_HEIGHT_PX = 216

export const DistributionPanel = observer(function DistributionPanel({
  assessment,
  onPeople,
}: OverviewProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ranges = useScoreRanges()
  const { value } = assessment.info
  const shares = value?.scoreDistribution ?? []
  const answeredCount = shares.reduce((sum, { value: people }) => sum + people, 0)
  const bars: Bar[] = shares.map(({ from, to, employeePercent, value: people }) => ({
    key: String(from),
    label: t(`ui.score.${getScoreBand(from)}`),
    hint: t('assessment.fromTo', { from, to }),
    value: employeePercent,
    text: formatShare(formats, employeePercent, { part: people, whole: answeredCount }),
    note: t('assessment.peopleInBand', { count: people }),
    color: getScoreColor(to, ranges),
    onOpen: onPeople && people > 0 ? () => onPeople({ minScore: from, maxScore: to }) : undefined,
  }))
  const riskyCount = shares
    .filter(({ to }) => to <= atRiskRange.to)
    .reduce((sum, { value: people }) => sum + people, 0)
  const risk = onPeople && shares.length > 0 && riskyCount > 0 && (
    <ActionButton
      size="small"
      look="text"
      flush="end"
      action={{
        key: 'risk',
        label: t('assessment.atRisk', { count: riskyCount, ...atRiskRange }),
        onRun: () => onPeople({ minScore: atRiskRange.from, maxScore: atRiskRange.to }),
      }}
    />
  )
  return (
    <ChartPanel title={t('assessment.distribution')} aside={risk} hasLightHead>
      <BarChart
        label={t('assessment.distribution')}
        height={CHART_HEIGHT_PX}
        loading={value === undefined}
        bars={bars}
        heads={{
          label: t('assessment.score'),
          value: t('assessment.shareOfPeople'),
          note: t('assessment.employees'),
        }}
        step={AXIS_STEP_PERCENT}
        format={(percent) => formatWholePercent(formats, percent)}
        empty={
          <EmptyState title={t('assessment.noDistribution')} text={t('assessment.noDistributionText')} />
        }
      />
    </ChartPanel>
  )
})
