import {
  type AccountBrandKey,
  type CompanySettings,
  getAccountBrandProblem,
  type SettingsChange,
  toBrandSettings,
} from '@heed/contracts'
import * as z from 'zod/mini'

const brandKeys = {
  name: 'name',
  logo: 'ui.logo',
  color: 'ui.colors.primary',
  support: 'contact.support',
  help: 'ui.help_url',
  terms: 'ui.terms_url',
  privacy: 'ui.privacy_url',
} as const satisfies Record<string, AccountBrandKey>
export type BrandField = keyof typeof brandKeys
export type BrandValues = Record<BrandField, string>

const createBrandField = (name: BrandField) =>
  z.string().check(({ value, issues }) => {
    const message = getAccountBrandProblem(brandKeys[name], value.trim())
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  })

export const BrandForm = z.object({
  name: createBrandField('name'),
  logo: createBrandField('logo'),
  color: createBrandField('color'),
  support: createBrandField('support'),
  help: createBrandField('help'),
  terms: createBrandField('terms'),
  privacy: createBrandField('privacy'),
})

export function toBrandValues(settings: CompanySettings): BrandValues {
  const brand = toBrandSettings(settings)
  return Object.fromEntries(Object.entries(brandKeys).map(([name, key]) => [name, brand[key]])) as Record<
    BrandField,
    string
  >
}

export const toBrandChange = (change: Partial<BrandValues>): SettingsChange =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [brandKeys[name as BrandField], value.trim()]),
  )
