import { type DepartedSummary, emptySkip, skipAlso } from '@heed/contracts/rules/import/outcomes/departed'
import { importCommand } from '../../actions/importCommand.ts'
import type { ImportStore } from '../ImportStore.ts'

const getSkip = (departed: DepartedSummary, keepsDeparted: boolean) =>
  keepsDeparted ? { ...emptySkip, isAll: true } : skipAlso(emptySkip, departed)

export const makeImportCommand = ({ options, fileName, encoding, removal, facts }: ImportStore): string =>
  importCommand({
    companyId: options.companyId,
    fileName,
    encoding,
    columns: facts?.mapping?.choice,
    skip: facts?.departed ? getSkip(facts.departed, facts.keepsDeparted) : undefined,
    listId: options.list?.id,
    removeObsolete: removal.isTicked,
  })
