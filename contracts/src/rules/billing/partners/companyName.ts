import { companyNameMaxLength, creditCompanyNameMinLength } from '../../../entities/limits.ts'
import { foldName, normalizeName } from '../../../entities/names.ts'
import { countCharacters } from '../../../entities/primitives.ts'

export const companyNameTakenText = 'You already have a company with this name'

export const isCompanyNameTaken = (name: string, otherNames: readonly string[]): boolean =>
  otherNames.some((otherName) => foldName(otherName) === foldName(name))

/** Null if the name is available (S0 section 5, B-1). */
export const getCompanyNameRefusal = (name: string, otherNames: readonly string[]): string | null =>
  isCompanyNameTaken(name, otherNames) ? companyNameTakenText : null

export function getCreditNameProblem(name: string, existingNames: readonly string[]): string | null {
  const length = countCharacters(normalizeName(name))
  if (length < creditCompanyNameMinLength) return 'Company name must be at least three characters'
  if (length > companyNameMaxLength) return `Company name must be at most ${companyNameMaxLength} characters`
  return getCompanyNameRefusal(name, existingNames)
}
