import { shellWord } from '@heed/contracts/rules/commandLine'

/** For the end of a suggested command: the company that was named on the command line. */
export const companyFlag = (company: string | undefined): string =>
  company === undefined ? '' : ` --company ${shellWord(company)}`

/** The same for a company that was found, however it was named. */
export const ofCompany = ({ company_id }: { company_id: number }): string => companyFlag(String(company_id))
