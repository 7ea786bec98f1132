import { defaultCurrency } from './planPrice.ts'

/** Cents as people read them: 1250000 USD is '$12,500.00' (S0 section 9). A code that is none stands before the number. */
export function moneyText(cents: number, currencyCode: string = defaultCurrency): string {
  const amount = cents / 100
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: currencyCode, ...digits })
      .format(amount)
      .replaceAll('\u00a0', ' ')
  } catch {
    return `${currencyCode} ${new Intl.NumberFormat('en-US', digits).format(amount)}`
  }
}
