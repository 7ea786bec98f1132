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
import { isByLink } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

const HEIGHT = 264
const AFTER = 400

export const ProgressPanel = observer(function ProgressPanel({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { value, loading } = training.info
  const drawn = useMemo(() => value && toChartLines(value), [value])
  const isTime = useAfter(AFTER, value !== undefined)
  const open = drawn ? drawn.open : 0
  const byLink = value !== undefined && isByLink(value)
  const lines: Line[] = drawn
    ? [
        {
          key: 'delivered',
          label: t(byLink ? 'training.openByLink' : 'training.delivered'),
          values: drawn.delivered,
          tone: 'neutral',
          stepped: true,
        },
        { key: 'completed', label: t('training.completed'), values: drawn.completed, filled: true },
        ...(drawn.planned
          ? ([
              {
                key: 'planned',
                label: t('training.plannedNext'),
                values: drawn.planned,
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
      aside={<MutedText>{t(byLink ? 'training.progressByLink' : 'training.progressText')}</MutedText>}
    >
      <LineChart
        label={t(byLink ? 'training.progressByLink' : 'training.progressLabel')}
        height={HEIGHT}
        loading={!isTime || (loading && !value)}
        at={isTime ? (drawn?.at ?? []) : []}
        formatAt={(at) => formats.date(at)}
        head={t('training.date')}
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

function useAfter(milliseconds: number, isThere: boolean): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(() => setTime(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, isThere])
  return isTime
}

function toChartLines({ progress = [], events, totalUsers, status }: Training) {
  const last = progress.at(-1)
  const now = last ? Date.parse(last.at) : Number.NaN
  // A stopped training sends nothing more.
  const planned = status === campaignStatus.draft ? [] : listPlannedLessons(events, totalUsers)
  const next = planned.find(({ at }) => Date.parse(at) > now)
  const nothing = progress.map(() => null)
  const at = progress.map((point) => Date.parse(point.at))
  const [delivered, completed] = [
    progress.map((point) => point.delivered),
    progress.map((point) => point.completed),
  ]
  const open = last ? last.delivered - last.completed : 0
  if (!last || !next) return { at, delivered, completed, planned: undefined, open }
  return {
    at: [...at, Date.parse(next.at)],
    delivered: [...delivered, null],
    completed: [...completed, null],
    planned: [...nothing.slice(1), last.delivered, last.delivered + next.lessons],
    open,
  }
}
