import { creditCompanyNameMin } from '../../entities/limits.ts'
import { lengthOf } from '../../entities/primitives.ts'

/** The form of a company's name by which it is told from others: case and outer white space do not count. */
export const companyNameKey = (name: string): string => name.trim().toLowerCase()

export const companyNameTaken = 'You already have a company with this name'

export const isCompanyNameTaken = (name: string, others: readonly string[]): boolean =>
  others.some((other) => companyNameKey(other) === companyNameKey(name))

/** What is wrong with the name of a company made for a credit; null when nothing is (S0 section 5). */
export function creditNameProblem(name: string, existing: readonly string[]): string | null {
  if (lengthOf(name.trim()) < creditCompanyNameMin) return 'Company name must be at least three characters'
  return isCompanyNameTaken(name, existing) ? companyNameTaken : null
}
