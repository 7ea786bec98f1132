import { companyNameMax, creditCompanyNameMin } from '../../../entities/limits.ts'
import { foldedName, normalizeName } from '../../../entities/names.ts'
import { countCharacters } from '../../../entities/primitives.ts'

export const companyNameTaken = 'You already have a company with this name'

export const isCompanyNameTaken = (name: string, otherNames: readonly string[]): boolean =>
  otherNames.some((otherName) => foldedName(otherName) === foldedName(name))

/** Null if the name is available (S0 section 5, B-1). */
export const getCompanyNameRefusal = (name: string, otherNames: readonly string[]): string | null =>
  isCompanyNameTaken(name, otherNames) ? companyNameTaken : null

export function getCreditNameProblem(name: string, existingNames: readonly string[]): string | null {
  const length = countCharacters(normalizeName(name))
  if (length < creditCompanyNameMin) return 'Company name must be at least three characters'
  if (length > companyNameMax) return `Company name must be at most ${companyNameMax} characters`
  return getCompanyNameRefusal(name, existingNames)
}
