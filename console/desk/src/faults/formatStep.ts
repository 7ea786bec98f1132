import type { TFunction } from 'i18next'
import type { Formats } from '../../../src/lib/formats.ts'
import type { FaultStep } from './presets.ts'

const shownFields = [
  'on',
  'operation',
  'method',
  'path',
  'status',
  'body',
  'latency',
  'jitter',
  'chance',
  'count',
]

export function formatStep(t: TFunction, formats: Formats, step: FaultStep): string {
  const { operation, method, path, status, latency, jitter, chance, count, on = 'api' } = step
  const target =
    on === 'api'
      ? [operation, method, path].filter(Boolean).map(String).join(' ') || t('desk.faults.everyCall')
      : t(on === 'mail' ? 'desk.faults.everyMail' : 'desk.faults.everyFrame')
  const rest = Object.entries(step).filter(([name]) => !shownFields.includes(name))
  const formatSeconds = (value: unknown) => formats.number(Number(value) / 1000)
  return [
    target,
    status !== undefined && t('desk.faults.answers', { status: String(status) }),
    latency !== undefined &&
      (jitter === undefined
        ? t('desk.faults.waits', { time: formatSeconds(latency) })
        : t('desk.faults.waitsUpTo', {
            min: formatSeconds(latency),
            max: formatSeconds(Number(latency) + Number(jitter)),
          })),
    chance !== undefined && t('desk.faults.byChance', { chance: Math.round(Number(chance) * 100) }),
    count !== undefined && t('desk.faults.times', { count: Number(count) }),
    ...rest.map(([name, value]) => `${name} ${JSON.stringify(value)}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
