import { join } from 'node:path'
import { type Company, companyName } from '@heed/contracts'
import { safeName } from '@heed/contracts/rules/fileName'

export const getReportFolder = (out: string, company: Company, manyCompanies = false): string =>
  manyCompanies ? join(out, safeName(`${companyName(company)} ${company.company_id}`)) : out
