import type { EmployeeList } from '../../entities/employee.ts'
import { foldedName } from '../../entities/names.ts'
import { keptElsewhere } from '../people.ts'
import type { NamedList } from './tally.ts'

type KeptList = NamedList & { reason: string }

/**
 * The first list that a file names and that is kept elsewhere, with the sentence why nobody comes onto it from here; null
 * where the file names none: such a file is stopped before anything of it is saved.
 */
export function firstKeptList(
  named: readonly NamedList[],
  lists: readonly Pick<EmployeeList, 'name' | 'source'>[],
): KeptList | null {
  const reasons = new Map(lists.map((list) => [foldedName(list.name), keptElsewhere(list)]))
  const kept = named.flatMap((list): KeptList[] => {
    const reason = reasons.get(foldedName(list.name))
    return reason ? [{ ...list, reason }] : []
  })
  return kept.sort((one, other) => one.lineNumber - other.lineNumber)[0] ?? null
}
