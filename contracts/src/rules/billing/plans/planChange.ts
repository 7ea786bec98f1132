import type { CanBeRemoved, CanEditSubscription } from '../../../entities/companies/billing.ts'
import type { Company } from '../../../entities/companies/company.ts'
import { isPackageActive } from './subscriptionState.ts'

export interface ActiveCampaigns {
  activeAssessments: number
  activeTrainings: number
}

export interface PlanChange extends ActiveCampaigns {
  employees: number
  newSeats: number
  seatsMax: number
  changesPlan: boolean
}

export function isLeavingPlan({ subscription }: Pick<Company, 'subscription'>, code: string): boolean {
  if (!subscription || subscription.subscription_type === 'trial') return false
  return subscription.subscription_code !== code && isPackageActive(subscription)
}

const hasActiveCampaigns = ({ activeAssessments, activeTrainings }: ActiveCampaigns): boolean =>
  activeAssessments + activeTrainings > 0

/** Active campaigns block a plan change; employee count and plan size limit the number of seats (B-7). */
export function checkSubscriptionEdit(change: PlanChange): CanEditSubscription {
  const { activeAssessments, activeTrainings, employees, newSeats } = change
  const removeEmployees = Math.max(0, employees - newSeats)
  const removeSeats = Math.max(0, newSeats - change.seatsMax)
  const isBlocked = change.changesPlan && hasActiveCampaigns(change)
  return {
    canBeEdited: !isBlocked && removeEmployees === 0 && removeSeats === 0,
    activeAssessments,
    activeTrainings,
    removeEmployees,
    removeSeats,
  }
}

/** A company with active campaigns can't be removed (B-6). */
export const checkRemoval = ({ activeAssessments, activeTrainings }: ActiveCampaigns): CanBeRemoved => ({
  canBeRemoved: activeAssessments + activeTrainings === 0,
  activeAssessments,
  activeTrainings,
})

export function getChangeRefusal(
  answer: CanEditSubscription,
  changesPlan: boolean,
): { title: string; text: string } | null {
  if (answer.canBeEdited) return null
  if (changesPlan && hasActiveCampaigns(answer)) {
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

export const formatRefusalSentence = ({ text }: { text: string }): string =>
  text.startsWith('please') ? `To make this change, ${text}.` : text

/** Null if no assessment is active; assessments have no Stop action, so a hint is needed (B-13). */
export const formatAssessmentsHint = ({
  activeAssessments,
}: Pick<ActiveCampaigns, 'activeAssessments'>): string | null =>
  activeAssessments > 0
    ? "An active assessment can't be stopped: it ends on its due date. To end it sooner, edit it and choose an earlier due date."
    : null

export function formatAssessmentEnds(
  assessments: readonly { name: string; due: string | null }[],
  count: number,
  show: (instant: string) => string,
): string {
  const ends = assessments.map(({ name, due }) =>
    due === null ? `“${name}” has no due date` : `“${name}” ends ${show(due)}`,
  )
  const hiddenCount = count - ends.length
  return [...ends, ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : [])].join('; ')
}

export const formatRefusalLine = ({ title, text }: { title: string; text: string }): string =>
  `${title}: ${text}`

export function getPlanRefusal(change: PlanChange): string | null {
  const refusal = getChangeRefusal(checkSubscriptionEdit(change), change.changesPlan)
  return refusal && formatRefusalLine(refusal)
}

export const getPlanSizeRefusal = (seats: Pick<PlanChange, 'newSeats' | 'seatsMax'>): string | null =>
  getPlanRefusal({ ...seats, activeAssessments: 0, activeTrainings: 0, employees: 0, changesPlan: false })

type RemovalCheck = Pick<CanBeRemoved, 'canBeRemoved'>

export const getDeactivationRefusal = ({ canBeRemoved }: RemovalCheck): string | null =>
  canBeRemoved ? null : 'Unable to deactivate subscription'

export const getDeletionRefusal = ({ canBeRemoved }: RemovalCheck, company: string): string | null =>
  canBeRemoved ? null : `In order to delete ${company}, please stop the client's active campaigns`
