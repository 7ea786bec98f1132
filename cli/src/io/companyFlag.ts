import { quoteShellWord } from '@heed/contracts/rules/commandLine'

export const formatCompanyFlag = (company: string | undefined): string =>
  company === undefined ? '' : ` --company ${quoteShellWord(company)}`

export const formatCompanyIdFlag = ({ company_id }: { company_id: number }): string =>
  formatCompanyFlag(String(company_id))
