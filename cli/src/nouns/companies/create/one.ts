import { keptAddress } from '@heed/contracts'
import type { RawRow } from '@heed/contracts/rules/rows/columns'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { hashOf } from '../../../io/files/hashOf.ts'
import { harmless } from '../../../io/terminal/width.ts'
import type { GoingOnById } from '../../../job/journal/types.ts'
import type { Rows } from './job.ts'

/** Everything except the manager's address. */
export interface KeptOne extends GoingOnById {
  cells: RawRow['cells']
  manager: string | null
}

const keyOf = (address: unknown): string => hashOf(keptAddress(String(address)))

export function keepOne({ cells: { managerEmail, managerName, ...cells } }: RawRow): KeptOne {
  // If the name includes an email address, storing the name would reveal the address.
  const isAddress = String(managerName ?? '').includes('@')
  const named = managerName === undefined || isAddress ? {} : { managerName }
  return {
    cells: { ...cells, ...(managerEmail === undefined ? {} : named) },
    manager: managerEmail === undefined ? null : keyOf(managerEmail),
    typedAgain: managerEmail === undefined ? [] : ['--manager-email <address>'],
  }
}

export function rowAgain(
  run: string,
  { cells, manager }: KeptOne,
  managerEmail: string | undefined,
  isSettled: boolean,
): Rows {
  const stop = (message: string, next: string) => new Stop(message, exitCodes.usage, next)
  if (manager !== null && !isSettled && managerEmail === undefined) {
    throw stop(
      `${harmless(String(cells.name))} gets a manager whose address wasn't saved.`,
      'Add --manager-email <address>',
    )
  }
  if (manager !== null && managerEmail !== undefined && keyOf(managerEmail) !== manager) {
    throw stop(`Run ${run} used another address for the manager.`, 'Use the same address as before.')
  }
  const more = manager === null || managerEmail === undefined ? {} : { managerEmail }
  return {
    input: null,
    word: 'row',
    problems: [],
    unread: [],
    rows: [{ line: 1, cells: { ...cells, ...more } }],
  }
}
