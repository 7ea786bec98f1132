import { importCommand } from '../importCommand.ts'
import type { ImportStore } from './ImportStore.ts'

/** The line that imports the file as it is asked for here; for observers. */
export const commandOf = ({ options, fileName, encoding, removal, facts }: ImportStore): string =>
  importCommand({
    companyId: options.companyId,
    fileName,
    encoding,
    columns: facts?.mapping?.choice,
    listId: options.list?.id,
    removeObsolete: removal.isTicked,
  })
