import { readSaved, removeSaved, writeSaved } from '../../lib/storage/storage.ts'

const COMPANY = 'heed.company'
const places = ['tab', 'browser'] as const
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The company chosen in this tab, else the company chosen last in any tab. */
export const readSavedCompanies = (): number[] =>
  places.flatMap((place) => readSaved(COMPANY, isNumber, place) ?? [])

export const saveCompany = (companyId: number, place?: (typeof places)[number]): boolean =>
  writeSaved(COMPANY, companyId, place)

export function forgetCompany(): void {
  for (const place of places) removeSaved(COMPANY, place)
}
