import { shellWord } from '@heed/contracts/rules/commandLine'

export const renameCompany = (companyId: number, name: string): string =>
  `heed companies rename ${String(companyId)} --name ${shellWord(name)}`
