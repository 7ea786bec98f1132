import type { Strength } from '../../../entities/people/roles.ts'
import { getStrengthRefusal, hasStrength } from '../../access/access.ts'
import { getFirstReason, partnerSells } from '../../refusals.ts'

type PlanType = string | null | undefined
const isPartnerPlan = (type: PlanType): boolean => type === 'partner'

export const getBuyingRefusal = (plan: PlanType): string | null => (isPartnerPlan(plan) ? partnerSells : null)

export const partnerChanges = 'Only the partner can change the subscription'

export const getSellingRefusal = (strength: Strength): string | null =>
  hasStrength(strength, 'partner') ? null : partnerChanges

export const switchedOffRefusal = ({ enabled = true }: { enabled?: boolean | undefined }): string | null =>
  enabled ? null : 'The partner account is switched off'

export const onByProvider = 'Only the provider can switch a partner account back on'

/** Partners may switch off their account, but only the provider can switch it on again (W-9). */
export const switchOnRefusal = (isSuper: boolean, { enabled }: { enabled: boolean }): string | null =>
  isSuper || enabled ? null : onByProvider

export const noCardText = 'There is no valid card on file'
export const noSubscriptionText = 'There is no active subscription'
export const noBillingTexts = {
  company: "Billing isn't enabled for the company",
  account: "Billing isn't enabled for the account",
} as const

export const getCardRefusal = (hasCard: boolean): string | null => (hasCard ? null : noCardText)
export const getBillingRefusal = (isEnabled: boolean, kind: keyof typeof noBillingTexts): string | null =>
  isEnabled ? null : noBillingTexts[kind]

export const unknownCredit = 'There is no such credit'

export const getCreditRefusal = ({ isOwn, isUsed }: { isOwn: boolean; isUsed: boolean }): string | null =>
  getFirstReason(!isOwn && unknownCredit, isUsed && 'This credit has already been used')

interface CreditUse {
  strength: Strength
  plan: PlanType
  employees: number
  seats: number
}

export const getCreditUseRefusal = ({ strength, plan, employees, seats }: CreditUse): string | null =>
  getFirstReason(
    getStrengthRefusal(strength, { who: 'admin' }),
    isPartnerPlan(plan) && "This company's subscription is managed by a partner",
    employees > seats &&
      `The credit has ${seats} seats, but this company has ${employees} employees. Choose another company or a new one, or delete at least ${employees - seats} employees first`,
  )
