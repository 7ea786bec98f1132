import {
  addDepartedSkips,
  type DepartedSummary,
  noRowSkips,
} from '@heed/contracts/rules/import/outcomes/departed'
import { formatImportCommand } from '../../actions/importCommand.ts'
import type { ImportStore } from '../ImportStore.ts'

const getSkip = (departed: DepartedSummary, keepsDeparted: boolean) =>
  keepsDeparted ? { ...noRowSkips, isAll: true } : addDepartedSkips(noRowSkips, departed)

export const makeImportCommand = ({
  options,
  fileName,
  encoding,
  removal,
  moves,
  facts,
}: ImportStore): string =>
  formatImportCommand({
    companyId: options.companyId,
    fileName,
    encoding,
    columns: facts?.mapping?.choice,
    skip: facts?.departed ? getSkip(facts.departed, facts.keepsDeparted) : undefined,
    listId: options.list?.id,
    removeObsolete: removal.isTicked,
    asNew: moves.asNew,
  })
