import { readSavedValue, removeSavedValue, writeSavedValue } from '../../lib/storage/storage.ts'

const COMPANY_KEY = 'heed.company'
const storageAreas = ['tab', 'browser'] as const
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The company chosen in this tab, then the one last chosen in any tab. */
export const readSavedCompanies = (): number[] =>
  storageAreas.flatMap((storageArea) => readSavedValue(COMPANY_KEY, isNumber, storageArea) ?? [])

export const saveCompany = (companyId: number, storageArea?: (typeof storageAreas)[number]): boolean =>
  writeSavedValue(COMPANY_KEY, companyId, storageArea)

export function removeSavedCompany(): void {
  for (const storageArea of storageAreas) removeSavedValue(COMPANY_KEY, storageArea)
}
