/** What stands before the fields of a command that was run for many companies: which, its exit code, why it failed. */
export const manyFields = ['companyId', 'company', 'code', 'error'] as const

const mark = '@'

/** The file of `--company @FILE`; undefined where one company is named. */
export const companiesFile = (company: string | undefined): string | undefined =>
  company?.startsWith(mark) ? company.slice(mark.length) : undefined

/** Where the companies stand: a line each in a file, or in the column `company` of what the command reads. */
export type Many = { by: 'file'; path: string } | { by: 'column' }
