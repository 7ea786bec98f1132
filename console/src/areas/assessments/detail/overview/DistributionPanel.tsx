import { atRisk } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useScoreRanges } from '../../../../app/root/useScoreRanges.ts'
import { formatShare, formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { BarChart } from '../../../../ui/charts/BarChart.tsx'
import type { Bar } from '../../../../ui/charts/types.ts'
import { scoreBand, scoreColor } from '../../../../ui/figures/score.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import type { OverviewProps } from './types.ts'

const STEP = 25
const HEIGHT = 232

export const DistributionPanel = observer(function DistributionPanel({
  assessment,
  onPeople,
}: OverviewProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const ranges = useScoreRanges()
  const { value } = assessment.info
  const shares = value?.scoreDistribution ?? []
  const answered = shares.reduce((sum, { value: people }) => sum + people, 0)
  const bars: Bar[] = shares.map(({ from, to, employeePercent, value: people }) => ({
    key: String(from),
    label: t(`ui.score.${scoreBand(from)}`),
    hint: t('assessment.fromTo', { from, to }),
    value: employeePercent,
    text: formatShare(formats, employeePercent, { part: people, whole: answered }),
    note: t('assessment.peopleInBand', { count: people }),
    color: scoreColor(to, ranges),
    onOpen: onPeople && people > 0 ? () => onPeople({ minScore: from, maxScore: to }) : undefined,
  }))
  const risky = shares.filter(({ to }) => to <= atRisk.to).reduce((sum, { value: people }) => sum + people, 0)
  const risk = onPeople && shares.length > 0 && risky > 0 && (
    <ActionButton
      size="small"
      look="text"
      action={{
        key: 'risk',
        label: t('assessment.atRisk', { count: risky, ...atRisk }),
        onRun: () => onPeople({ minScore: atRisk.from, maxScore: atRisk.to }),
      }}
    />
  )
  return (
    <Panel title={t('assessment.distribution')} aside={risk}>
      <BarChart
        label={t('assessment.distribution')}
        height={HEIGHT}
        loading={value === undefined}
        bars={bars}
        heads={{
          label: t('assessment.score'),
          value: t('assessment.shareOfPeople'),
          note: t('assessment.employees'),
        }}
        step={STEP}
        format={(percent) => formatWholePercent(formats, percent)}
        empty={
          <EmptyState title={t('assessment.noDistribution')} text={t('assessment.noDistributionText')} />
        }
      />
    </Panel>
  )
})
