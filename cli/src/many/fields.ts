export const manyFields = ['companyId', 'company', 'code', 'error'] as const

const fileMark = '@'

export const getCompaniesFile = (company: string | undefined): string | undefined =>
  company?.startsWith(fileMark) ? company.slice(fileMark.length) : undefined

export type CompaniesSource = { kind: 'file'; path: string } | { kind: 'column' }

export interface RowValues {
  values: Readonly<Record<string, unknown>>
  argument: string
}
