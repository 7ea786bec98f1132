import { normalizeAddress } from '@heed/contracts'
import type { RawRow } from '@heed/contracts/rules/rows/columns'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import type { ResumableOptions } from '../../../job/journal/types.ts'
import type { CompanyRows } from './job.ts'

/** Everything except the manager's address. */
export interface StoredRow extends ResumableOptions {
  cells: RawRow['cells']
  manager: string | null
}

const hashAddress = (address: unknown): string => hashJson(normalizeAddress(String(address)))

export function toStoredRow({ cells: { managerEmail, managerName, ...cells } }: RawRow): StoredRow {
  // If the name includes an email address, storing the name would reveal the address.
  const isAddress = String(managerName ?? '').includes('@')
  const managerNameOption = managerName === undefined || isAddress ? {} : { managerName }
  return {
    cells: { ...cells, ...(managerEmail === undefined ? {} : managerNameOption) },
    manager: managerEmail === undefined ? null : hashAddress(managerEmail),
    typedAgain: managerEmail === undefined ? [] : ['--manager-email <address>'],
  }
}

export function restoreRow(
  run: string,
  { cells, manager }: StoredRow,
  managerEmail: string | undefined,
  isSettled: boolean,
): CompanyRows {
  const stop = (message: string, hint: string) => new Stop(message, exitCodes.usage, hint)
  if (manager !== null && !isSettled && managerEmail === undefined) {
    throw stop(
      `The manager's email address for ${sanitizeText(String(cells.name))} wasn't saved.`,
      'Add --manager-email <address>',
    )
  }
  if (manager !== null && managerEmail !== undefined && hashAddress(managerEmail) !== manager) {
    throw stop(
      `Run ${run} used a different email address for the manager.`,
      'Use the same address as in that run.',
    )
  }
  const managerOptions = manager === null || managerEmail === undefined ? {} : { managerEmail }
  return {
    input: null,
    word: 'row',
    problems: [],
    unread: [],
    rows: [{ line: 1, cells: { ...cells, ...managerOptions } }],
  }
}
