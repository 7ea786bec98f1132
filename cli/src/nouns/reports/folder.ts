import { join } from 'node:path'
import { type Company, getCompanyName } from '@heed/contracts'
import { toSafeName } from '@heed/contracts/rules/fileName'

export const getReportFolder = (outputPath: string, company: Company, manyCompanies = false): string =>
  manyCompanies
    ? join(outputPath, toSafeName(`${getCompanyName(company)} ${company.company_id}`))
    : outputPath
