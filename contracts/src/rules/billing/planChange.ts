import type { CanBeRemoved, CanEditSubscription } from '../../entities/billing.ts'
import type { Company } from '../../entities/company.ts'
import { isPackageActive } from './subscriptionState.ts'

/** Campaigns that run in a company. */
export interface ActiveCampaigns {
  activeAssessments: number
  activeTrainings: number
}

/** What a change of plan or seats is judged by. */
export interface PlanChange extends ActiveCampaigns {
  employees: number
  newSeats: number
  /** Most seats of the plan that is asked for. */
  seatsMax: number
  /** Whether another plan is asked for than the one held. */
  changesPlan: boolean
}

/** Whether a company would leave a plan that runs; a trial is left without further ado. */
export function leavesPlan({ subscription }: Pick<Company, 'subscription'>, code: string): boolean {
  if (!subscription || subscription.subscription_type === 'trial') return false
  return subscription.subscription_code !== code && isPackageActive(subscription)
}

const anyActive = ({ activeAssessments, activeTrainings }: ActiveCampaigns): boolean =>
  activeAssessments + activeTrainings > 0

/** Campaigns that run stand in the way of another plan; people and the plan's size of too few or too many seats (B-7). */
export function canEditSubscription(change: PlanChange): CanEditSubscription {
  const { activeAssessments, activeTrainings, employees, newSeats } = change
  const removeEmployees = Math.max(0, employees - newSeats)
  const removeSeats = Math.max(0, newSeats - change.seatsMax)
  const blocked = change.changesPlan && anyActive(change)
  return {
    canBeEdited: !blocked && removeEmployees === 0 && removeSeats === 0,
    activeAssessments,
    activeTrainings,
    removeEmployees,
    removeSeats,
  }
}

/** Removing a subscription or a company waits until no campaign runs (B-6). */
export const canBeRemoved = ({ activeAssessments, activeTrainings }: ActiveCampaigns): CanBeRemoved => ({
  canBeRemoved: activeAssessments + activeTrainings === 0,
  activeAssessments,
  activeTrainings,
})

/** Title and text of a refused change, the first reason that holds; null where nothing stands in the way (S0 section 4). */
export function changeRefusal(
  answer: CanEditSubscription,
  changesPlan: boolean,
): { title: string; text: string } | null {
  if (answer.canBeEdited) return null
  if (changesPlan && anyActive(answer)) {
    return {
      title: 'Unable to change subscription plan',
      text: 'please stop the active campaigns',
    }
  }
  if (answer.removeEmployees > 0) {
    return {
      title: changesPlan ? 'Unable to change your subscription plan' : 'Unable to change number of seats',
      text: `please delete at least ${answer.removeEmployees} employees`,
    }
  }
  return { title: 'Unable to make changes', text: `Remove ${answer.removeSeats} seats.` }
}

/** Its text where that stands alone: the agreed words begin small, as the end of a sentence. */
export const refusalSentence = ({ text }: { text: string }): string =>
  text.startsWith('please') ? `To make this change, ${text}.` : text

/** Helps where assessments that run stand in the way, for which there is no Stop (B-13); null where none does. */
export const assessmentsHint = ({
  activeAssessments,
}: Pick<ActiveCampaigns, 'activeAssessments'>): string | null =>
  activeAssessments > 0
    ? "An active assessment can't be stopped: it ends on its due date. To end it sooner, edit it and choose an earlier due date."
    : null

/** The assessments that stand in the way by name and end, and how many more there are (B-13). */
export function assessmentEnds(
  assessments: readonly { name: string; due: string | null }[],
  count: number,
  show: (instant: string) => string,
): string {
  const ends = assessments.map(({ name, due }) =>
    due === null ? `“${name}” has no due date` : `“${name}” ends ${show(due)}`,
  )
  const more = count - ends.length
  return [...ends, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** The same in one line. */
export const refusalLine = ({ title, text }: { title: string; text: string }): string => `${title}: ${text}`

/** Why a plan cannot be changed so, in one line; null where it can. */
export function planRefusal(change: PlanChange): string | null {
  const refusal = changeRefusal(canEditSubscription(change), change.changesPlan)
  return refusal && refusalLine(refusal)
}

/** Why a plan of that size does not hold so many seats; null where it does. */
export const planSizeRefusal = (seats: Pick<PlanChange, 'newSeats' | 'seatsMax'>): string | null =>
  planRefusal({ ...seats, activeAssessments: 0, activeTrainings: 0, employees: 0, changesPlan: false })

type Removable = Pick<CanBeRemoved, 'canBeRemoved'>

/** Why a subscription stays; null where it may end (S0 section 4). */
export const deactivationRefusal = ({ canBeRemoved }: Removable): string | null =>
  canBeRemoved ? null : 'Unable to deactivate subscription'

/** Why the company of that name stays; null where it may go (S0 section 8). */
export const deletionRefusal = ({ canBeRemoved }: Removable, company: string): string | null =>
  canBeRemoved ? null : `In order to delete ${company}, please stop the client's active campaigns`
