import {
  type AccountBrand,
  type AccountBrandKey,
  type Branding,
  type CompanySettings,
  getAccountBrandProblem,
  toBrandSettings,
} from '@heed/contracts'
import type { AccountRow } from '@heed/fixtures'
import { createInvalidInputError } from '../../../calls/refusal.ts'
import { findPictureProblem } from './companyLogo.ts'

export const getAccountSettings = ({ settings, brand }: AccountRow): CompanySettings => ({
  ...settings,
  ...Object.fromEntries(Object.entries(toBrandSettings(brand)).filter(([, value]) => value !== '')),
})

const getEntries = (change: AccountBrand) => Object.entries(change) as [AccountBrandKey, string][]

export async function rejectInvalidBrand(change: AccountBrand): Promise<void> {
  const messages = await Promise.all(
    getEntries(change).map(async ([key, value]) => ({
      field: `settings.${key}`,
      message:
        getAccountBrandProblem(key, value) ?? (key === 'ui.logo' ? await findLogoProblem(value) : null),
    })),
  )
  const errors = messages.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
  if (errors.length > 0) throw createInvalidInputError(errors)
}

export function applyBrand(brand: Partial<Branding>, change: AccountBrand): Partial<Branding> {
  const entries = getEntries(change)
  const { name } = change
  const newEntries = name === undefined ? entries : [...entries, ['account_name', name] as const]
  const removedKeys = new Set<string>(newEntries.filter(([, value]) => value === '').map(([key]) => key))
  return Object.fromEntries(
    Object.entries({ ...brand, ...Object.fromEntries(newEntries) }).filter(([key]) => !removedKeys.has(key)),
  )
}

async function findLogoProblem(address: string): Promise<string | null> {
  if (address === '') return null
  const bytes = new Uint8Array(Buffer.from(address.split(',')[1] ?? '', 'base64'))
  return findPictureProblem({ name: 'logo.png', type: 'image/png', bytes })
}
