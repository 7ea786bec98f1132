import type { BillingPeriod } from '../../../entities/companies/billing.ts'

export interface PlanChoice {
  baseId: string
  name: string
  seats: number
  period: BillingPeriod
}

export function planButton(
  current: PlanChoice | null,
  chosen: PlanChoice,
): { text: string; disabled: boolean } {
  if (current?.baseId !== chosen.baseId) return { text: `Choose ${chosen.name}`, disabled: false }
  const changes: string[] = []
  if (current.seats !== chosen.seats) changes.push('Change seats')
  if (current.period !== chosen.period) {
    changes.push(chosen.period === 'year' ? 'Bill annually' : 'Bill monthly')
  }
  return changes.length > 0
    ? { text: changes.join(' & '), disabled: false }
    : { text: 'Current plan', disabled: true }
}
