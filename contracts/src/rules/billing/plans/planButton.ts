import type { BillingPeriod } from '../../../entities/companies/billing.ts'

export interface PlanChoice {
  baseId: string
  name: string
  seats: number
  period: BillingPeriod
}

export function getPlanButton(
  current: PlanChoice | null,
  choice: PlanChoice,
): { text: string; disabled: boolean } {
  if (current?.baseId !== choice.baseId) return { text: `Choose ${choice.name}`, disabled: false }
  const changes: string[] = []
  if (current.seats !== choice.seats) changes.push('Change seats')
  if (current.period !== choice.period) {
    changes.push(choice.period === 'year' ? 'Bill annually' : 'Bill monthly')
  }
  return changes.length > 0
    ? { text: changes.join(' & '), disabled: false }
    : { text: 'Current plan', disabled: true }
}
