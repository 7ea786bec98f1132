import { quoteShellWord } from '@heed/contracts/rules/commandLine'

export const formatRenameCommand = (companyId: number, name: string): string =>
  `heed companies rename ${String(companyId)} --name ${quoteShellWord(name)}`
