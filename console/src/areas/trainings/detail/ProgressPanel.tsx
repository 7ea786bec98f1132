import { campaignStatus, listPlannedLessons, type Training } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../../ui/charts/LineChart.tsx'
import type { Line } from '../../../ui/charts/types.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { isSharedByLink } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

const CHART_HEIGHT_PX = 264
const OPEN_DELAY_MS = 400

export const ProgressPanel = observer(function ProgressPanel({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { value, loading } = training.info
  const chartLines = useMemo(() => value && toChartLines(value), [value])
  const isDelayOver = useDelay(OPEN_DELAY_MS, value !== undefined)
  const open = chartLines ? chartLines.open : 0
  const hasLink = value !== undefined && isSharedByLink(value)
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
    <Panel
      title={t('training.progress')}
      aside={<MutedText>{t(hasLink ? 'training.progressByLink' : 'training.progressText')}</MutedText>}
    >
      <LineChart
        label={t(hasLink ? 'training.progressByLink' : 'training.progressLabel')}
        height={CHART_HEIGHT_PX}
        loading={!isDelayOver || (loading && !value)}
        xValues={isDelayOver ? (chartLines?.at ?? []) : []}
        formatX={(time) => formats.date(time)}
        xTitle={t('training.date')}
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
    </Panel>
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
