import type { AccessLevel } from '../../../entities/people/roles.ts'
import { getAccessRefusal, hasAccessLevel } from '../../access/access.ts'
import { getFirstReason, managedByPartnerText } from '../../refusals.ts'

type PlanType = string | null | undefined
const isPartnerPlan = (type: PlanType): boolean => type === 'partner'

export const getBuyingRefusal = (plan: PlanType): string | null =>
  isPartnerPlan(plan) ? managedByPartnerText : null

export const partnerOnlyText = 'Only the partner can change the subscription'

export const getSellingRefusal = (strength: AccessLevel): string | null =>
  hasAccessLevel(strength, 'partner') ? null : partnerOnlyText

export const getSwitchedOffRefusal = ({
  enabled = true,
}: {
  enabled?: boolean | undefined
}): string | null => (enabled ? null : 'The partner account is switched off')

export const providerOnlyText = 'Only the provider can switch a partner account back on'

/** Partners may switch off their account, but only the provider can switch it on again (W-9). */
export const getSwitchOnRefusal = (isSuper: boolean, { enabled }: { enabled: boolean }): string | null =>
  isSuper || enabled ? null : providerOnlyText

export const noCardText = 'There is no valid card on file'
export const noSubscriptionText = 'There is no active subscription'
export const noBillingTexts = {
  company: "Billing isn't enabled for the company",
  account: "Billing isn't enabled for the account",
} as const

export const getCardRefusal = (hasCard: boolean): string | null => (hasCard ? null : noCardText)
export const getBillingRefusal = (isEnabled: boolean, kind: keyof typeof noBillingTexts): string | null =>
  isEnabled ? null : noBillingTexts[kind]

export const unknownCreditText = 'There is no such credit'

export const getCreditRefusal = ({ isOwn, isUsed }: { isOwn: boolean; isUsed: boolean }): string | null =>
  getFirstReason(!isOwn && unknownCreditText, isUsed && 'This credit has already been used')

interface CreditUse {
  strength: AccessLevel
  plan: PlanType
  employees: number
  seats: number
}

export const getCreditUseRefusal = ({ strength, plan, employees, seats }: CreditUse): string | null =>
  getFirstReason(
    getAccessRefusal(strength, { who: 'admin' }),
    isPartnerPlan(plan) && "This company's subscription is managed by a partner",
    employees > seats &&
      `The credit has ${seats} seats, but this company has ${employees} employees. Choose another company or a new one, or delete at least ${employees - seats} employees first`,
  )
