import {
  type Company,
  formatMoneyText,
  getDayBefore,
  isPackageActive,
  type Subscription,
} from '@heed/contracts'
import { toCurrencyUnits } from '../../io/money.ts'
import { formatThousands } from '../../io/words.ts'

export const getPlanName = ({ subscription }: Company): string =>
  subscription?.package_name ?? subscription?.subscription_name ?? ''

export const formatSeats = ({ users_total, users_available: seats }: Company): string =>
  `${formatThousands(users_total)} of ${formatThousands(seats)} in use`

/** End times are exclusive; shows the last whole day, like the console (S0 section 3). */
export const getLastDay = (end: string | null | undefined): string => (end ? getDayBefore(end) : '')

export const formatDay = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? ''

/** Inactive subscriptions cost nothing, regardless of their price. */
export const formatPrice = (subscription: Subscription): string => {
  const { price, currencyCode } = subscription
  return price === undefined || !isPackageActive(subscription)
    ? ''
    : `${formatMoneyText(price, currencyCode)} a month`
}

export const formatDiscount = ({ discount, currencyCode }: Subscription): string =>
  discount === undefined || discount === 0
    ? ''
    : `${formatMoneyText(discount, currencyCode)} off the current term`

/** `price` is in currency units per month. Returns null without a subscription. */
export const toSubscriptionDocument = (company: Company) => {
  const { subscription } = company
  if (!subscription) return null
  return {
    plan: getPlanName(company),
    code: subscription.subscription_code,
    type: subscription.subscription_type,
    active: isPackageActive(subscription),
    seats: company.users_available,
    employees: company.users_total,
    validFrom: subscription.package_valid_from ?? null,
    validTo: company.valid_to ?? null,
    billingPeriod: subscription.billingPeriod ?? null,
    price: subscription.price === undefined ? null : toCurrencyUnits(subscription.price),
    ...(subscription.discount === undefined ? {} : { discount: toCurrencyUnits(subscription.discount) }),
    currencyCode: subscription.currencyCode ?? null,
  }
}
