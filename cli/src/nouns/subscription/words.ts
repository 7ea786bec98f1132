import { type Company, dayBefore, isPackageActive, moneyText, type Subscription } from '@heed/contracts'
import { units } from '../../io/money.ts'
import { thousands } from '../../io/words.ts'

export const planName = ({ subscription }: Company): string =>
  subscription?.package_name ?? subscription?.subscription_name ?? ''

/** '48 of 50 in use'. */
export const seatsText = ({ users_total: used, users_available: seats }: Company): string =>
  `${thousands(used)} of ${thousands(seats)} in use`

/** The last whole day of what ends at an instant, as the console shows it (S0 section 3). */
export const lastDay = (end: string | null | undefined): string => (end ? dayBefore(end) : '')

/** The day of an instant. */
export const day = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? ''

/** What is inactive costs nothing, whatever it would. */
export const priceText = (subscription: Subscription): string => {
  const { price, currencyCode } = subscription
  return price === undefined || !isPackageActive(subscription)
    ? ''
    : `${moneyText(price, currencyCode)} a month`
}

/** A coupon's discount on the invoice of the current term; empty without one. */
export const discountText = ({ discount, currencyCode }: Subscription): string =>
  discount === undefined || discount === 0 ? '' : `${moneyText(discount, currencyCode)} off the current term`

/** What a company holds, for scripts; `price` in units of the currency a month. Undefined where it holds nothing. */
export const subscriptionDocument = (company: Company) => {
  const { subscription } = company
  if (!subscription) return null
  return {
    plan: planName(company),
    code: subscription.subscription_code,
    type: subscription.subscription_type,
    active: isPackageActive(subscription),
    seats: company.users_available,
    employees: company.users_total,
    validFrom: subscription.package_valid_from ?? null,
    validTo: company.valid_to ?? null,
    billingPeriod: subscription.billingPeriod ?? null,
    price: subscription.price === undefined ? null : units(subscription.price),
    ...(subscription.discount === undefined ? {} : { discount: units(subscription.discount) }),
    currencyCode: subscription.currencyCode ?? null,
  }
}
