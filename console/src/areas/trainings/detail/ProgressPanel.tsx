import { campaignStatus, listPlannedLessons, type Training } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import type { Line } from '../../../ui/charts/types.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { isSharedByLink } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

const CHART_HEIGHT_PX = 308
const DAY_MS = 86_400_000
const OPEN_DELAY_MS = 400

export const ProgressPanel = observer(function ProgressPanel({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const { value, loading } = training.info
  const chartLines = useMemo(() => value && toChartLines(value), [value])
  const isDelayOver = useDelay(OPEN_DELAY_MS, value !== undefined)
  const open = chartLines ? chartLines.open : 0
  const today = value && chartLines && getTodayX(value.status, chartLines.at, clock.now().getTime())
  const hasLink = value !== undefined && isSharedByLink(value)
  const progressText = t(hasLink ? 'training.progressByLink' : 'training.progressLabel')
  const lines: Line[] = chartLines
    ? [
        {
          key: 'delivered',
          label: t(hasLink ? 'training.openByLink' : 'training.delivered'),
          values: chartLines.delivered,
          tone: 'neutral',
          stepped: true,
        },
        { key: 'completed', label: t('training.completed'), values: chartLines.completed, filled: true },
        ...(chartLines.planned
          ? ([
              {
                key: 'planned',
                label: t('training.plannedNext'),
                values: chartLines.planned,
                tone: 'neutral',
                stepped: true,
                dashed: true,
              },
            ] as const)
          : []),
      ]
    : []
  return (
    <ChartPanel title={t('training.progress')} aside={<MutedText>{progressText}</MutedText>}>
      <LineChart
        label={progressText}
        height={CHART_HEIGHT_PX}
        loading={!isDelayOver || (loading && !value)}
        xValues={isDelayOver ? (chartLines?.at ?? []) : []}
        formatX={(time) => formats.date(time)}
        formatExactX={(time) => formatDateTime(formats, time)}
        xTitle={t('training.date')}
        tickUnit={DAY_MS}
        marker={today === undefined ? undefined : { x: today, text: t('training.today') }}
        lines={lines}
        gap={
          open > 0
            ? {
                from: 'delivered',
                to: 'completed',
                text: t('training.stillOpen', { count: open }),
              }
            : undefined
        }
        format={(count) => formats.number(count)}
        empty={<EmptyState title={t('training.noProgress')} text={t('training.noProgressText')} />}
      />
    </ChartPanel>
  )
})

function useDelay(milliseconds: number, isStarted: boolean): boolean {
  const [isDelayOver, setDelayOver] = useState(false)
  useEffect(() => {
    if (!isStarted) return
    const timer = setTimeout(() => setDelayOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, isStarted])
  return isDelayOver
}

/** Only while the training runs: the last point may be a little older than now. */
function getTodayX(status: Training['status'], times: readonly number[], now: number): number | undefined {
  const [first, last] = [times[0], times.at(-1)]
  if (status !== campaignStatus.active || first === undefined || last === undefined) return undefined
  return Math.max(first, Math.min(now, last))
}

function toChartLines({ progress = [], events, totalUsers, status }: Training) {
  const last = progress.at(-1)
  const lastTime = last ? Date.parse(last.at) : Number.NaN
  // A stopped training sends nothing more.
  const plannedLessons = status === campaignStatus.draft ? [] : listPlannedLessons(events, totalUsers)
  const next = plannedLessons.find(({ at: time }) => Date.parse(time) > lastTime)
  const emptyValues = progress.map(() => null)
  const times = progress.map((point) => Date.parse(point.at))
  const [delivered, completed] = [
    progress.map((point) => point.delivered),
    progress.map((point) => point.completed),
  ]
  const open = last ? last.delivered - last.completed : 0
  if (!last || !next) return { at: times, delivered, completed, planned: undefined, open }
  return {
    at: [...times, Date.parse(next.at)],
    delivered: [...delivered, null],
    completed: [...completed, null],
    planned: [...emptyValues.slice(1), last.delivered, last.delivered + next.lessons],
    open,
  }
}
