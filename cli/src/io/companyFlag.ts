import { shellWord } from '@heed/contracts/rules/commandLine'

export const companyFlag = (company: string | undefined): string =>
  company === undefined ? '' : ` --company ${shellWord(company)}`

export const toCompanyFlag = ({ company_id }: { company_id: number }): string =>
  companyFlag(String(company_id))
