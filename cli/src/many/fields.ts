export const manyFields = ['companyId', 'company', 'code', 'error'] as const

const mark = '@'

export const companiesFile = (company: string | undefined): string | undefined =>
  company?.startsWith(mark) ? company.slice(mark.length) : undefined

export type CompaniesSource = { by: 'file'; path: string } | { by: 'column' }
