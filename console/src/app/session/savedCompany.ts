import { readSaved, removeSaved, writeSaved } from '../../lib/storage/storage.ts'

const COMPANY_KEY = 'heed.company'
const storageAreas = ['tab', 'browser'] as const
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The company chosen in this tab, then the company chosen last in any tab. */
export const readSavedCompanies = (): number[] =>
  storageAreas.flatMap((storageArea) => readSaved(COMPANY_KEY, isNumber, storageArea) ?? [])

export const saveCompany = (companyId: number, storageArea?: (typeof storageAreas)[number]): boolean =>
  writeSaved(COMPANY_KEY, companyId, storageArea)

export function forgetCompany(): void {
  for (const storageArea of storageAreas) removeSaved(COMPANY_KEY, storageArea)
}
