import { formatThousands } from '../../sentence.ts'
import { defaultCurrency } from './planPrice.ts'

const english = 'en-US'

export function formatMoneyText(
  cents: number,
  currencyCode: string = defaultCurrency,
  locale: string = english,
): string {
  if (locale === english && currencyCode === defaultCurrency && Number.isSafeInteger(cents))
    return dollars(cents)
  const amount = cents / 100
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode, ...digits })
      .format(amount)
      .replaceAll('\u00a0', ' ')
  } catch {
    return `${currencyCode} ${new Intl.NumberFormat(locale, digits).format(amount)}`
  }
}

/** Faster than Intl, whose first call takes 30 ms in Node. */
function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = formatThousands(digits.slice(0, -2))
  return `${cents < 0 || Object.is(cents, -0) ? '-' : ''}$${whole}.${digits.slice(-2)}`
}
