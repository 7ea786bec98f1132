import { join } from 'node:path'
import { type Company, getCompanyName } from '@heed/contracts'
import { toSafeFileName } from '@heed/contracts/rules/fileName'

export const getReportFolder = (outputPath: string, company: Company, manyCompanies = false): string =>
  manyCompanies
    ? join(outputPath, toSafeFileName(`${getCompanyName(company)} ${company.company_id}`))
    : outputPath
