import { shellWord } from '@heed/contracts/rules/commandLine'

/** The `heed` line that gives a company another name. */
export const renameCompany = (companyId: number, name: string): string =>
  `heed companies rename ${String(companyId)} --name ${shellWord(name)}`
