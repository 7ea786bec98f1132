import { getDayBefore, type PartnerCompanyRow, type Plan, type SubscriptionChange } from '@heed/contracts'
import { formatThousands } from '../../../io/words.ts'
import { countedFromToday, hasEnded } from '../extension.ts'

interface DescribedChange {
  company: PartnerCompanyRow
  change: SubscriptionChange
  newEnd: string | null | undefined
  isExtension: boolean
}

const formatLastDay = (end: string | null): string => (end === null ? 'none' : getDayBefore(end))

const formatNewEnd = (end: string | null): string => (end === null ? 'no end' : getDayBefore(end))

export function formatChange(
  { company, change, newEnd, isExtension }: DescribedChange,
  plans: readonly Plan[],
  now: Date,
): string {
  const { subscriptionCode: code, subscriptionName, allowedUsers, valid_to: end } = company
  const plan = plans.find((candidate) => candidate.code === change.subscriptionCode)
  const parts: string[] = []
  if (change.subscriptionCode !== code)
    parts.push(`plan ${subscriptionName || 'none'} → ${plan?.name ?? change.subscriptionCode}`)
  if (change.seats !== allowedUsers)
    parts.push(`seats ${formatThousands(allowedUsers)} → ${formatThousands(change.seats)}`)
  if (newEnd !== undefined) {
    const isRestart = isExtension && hasEnded(end, now.toISOString())
    const restartNote = isRestart ? ` (it has ended, so ${countedFromToday})` : ''
    parts.push(`valid to ${formatLastDay(end)} → ${formatNewEnd(newEnd)}${restartNote}`)
  }
  return parts.join(', ')
}
