import type { Branding } from '../../entities/companies/branding.ts'
import { type AccountBrandKey, accountBrandKeys } from '../../entities/companies/settings.ts'
import { isEmail } from '../../entities/emailAddress.ts'
import { nameMaxLength } from '../../entities/limits.ts'
import { Color, countCharacters } from '../../entities/primitives.ts'
import { formatUnsupportedLogo } from './logo.ts'

export type AccountBrand = Partial<Record<AccountBrandKey, string>>

const pngAddressPattern = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/

function isWebPage(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

const problemFinders: Readonly<Record<AccountBrandKey, (value: string) => string | null>> = {
  name: (name) => (countCharacters(name) > nameMaxLength ? 'Name can not be more than 100 characters' : null),
  'ui.logo': (logo) => (pngAddressPattern.test(logo) ? null : formatUnsupportedLogo(logo.slice(0, 40))),
  'ui.colors.primary': (color) => Color.safeParse(color).error?.issues[0]?.message ?? null,
  'contact.support': (email) => (isEmail(email) ? null : 'Please enter a correct work email'),
  'ui.help_url': getPageProblem,
  'ui.terms_url': getPageProblem,
  'ui.privacy_url': getPageProblem,
}

function getPageProblem(address: string): string | null {
  return isWebPage(address) ? null : 'Must be a web address like https://example.com/help'
}

export const getAccountBrandProblem = (key: AccountBrandKey, value: string): string | null =>
  value === '' ? null : problemFinders[key](value)

export function splitBrandSettings<T>(settings: Readonly<Record<string, T>>): {
  brand: AccountBrand
  rest: Record<string, T>
} {
  const isBrand = (key: string) => (accountBrandKeys as readonly string[]).includes(key)
  const entries = Object.entries(settings)
  return {
    brand: Object.fromEntries(
      entries.filter(([key]) => isBrand(key)).map(([key, value]) => [key, String(value ?? '')]),
    ),
    rest: Object.fromEntries(entries.filter(([key]) => !isBrand(key))),
  }
}

export const toBrandSettings = (brand: Partial<Branding>): Record<AccountBrandKey, string> =>
  Object.fromEntries(accountBrandKeys.map((key) => [key, String(brand[key] ?? '')])) as Record<
    AccountBrandKey,
    string
  >
