import { join } from 'node:path'
import { type Company, companyName } from '@heed/contracts'
import { safeName } from '@heed/contracts/rules/fileName'

/** Where the files of a company go: each company of several has a folder of its own below --out. */
export const folderOf = (out: string, company: Company, manyCompanies = false): string =>
  manyCompanies ? join(out, safeName(`${companyName(company)} ${company.company_id}`)) : out
