export const manyFields = ['companyId', 'company', 'code', 'error'] as const

const mark = '@'

export const getCompaniesFile = (company: string | undefined): string | undefined =>
  company?.startsWith(mark) ? company.slice(mark.length) : undefined

export type CompaniesSource = { kind: 'file'; path: string } | { kind: 'column' }
