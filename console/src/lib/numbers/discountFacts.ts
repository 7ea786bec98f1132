import type { Subscription } from '@heed/contracts'
import type { TFunction } from 'i18next'
import type { Formats } from '../formats.ts'
import { formatMoney } from './amountFormats.ts'

/** The subscription's coupon line; empty without a coupon (B-12). */
export function buildDiscountFacts(
  t: TFunction,
  formats: Formats,
  subscription: Subscription | null | undefined,
) {
  const { discount = 0, currencyCode } = subscription ?? {}
  if (discount === 0) return []
  const amount = formatMoney(formats, -discount, currencyCode)
  return [{ label: t('ui.discount'), value: t('ui.discountOfTerm', { amount }) }]
}
