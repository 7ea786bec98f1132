import { companyNameMax, creditCompanyNameMin } from '../../entities/limits.ts'
import { foldedName, keptName } from '../../entities/names.ts'
import { lengthOf } from '../../entities/primitives.ts'

export const companyNameTaken = 'You already have a company with this name'

export const isCompanyNameTaken = (name: string, others: readonly string[]): boolean =>
  others.some((other) => foldedName(other) === foldedName(name))

/** Why no company gets that name; null where it is free (S0 section 5, B-1). */
export const companyNameRefusal = (name: string, others: readonly string[]): string | null =>
  isCompanyNameTaken(name, others) ? companyNameTaken : null

/** What is wrong with the name of a company made for a credit; null when nothing is (S0 section 5). No longer than a company may be renamed to. */
export function creditNameProblem(name: string, existing: readonly string[]): string | null {
  const length = lengthOf(keptName(name))
  if (length < creditCompanyNameMin) return 'Company name must be at least three characters'
  if (length > companyNameMax) return `Company name must be at most ${companyNameMax} characters`
  return companyNameRefusal(name, existing)
}
