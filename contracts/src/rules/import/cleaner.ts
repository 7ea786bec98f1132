import { keptName, losesInvisible } from '../../entities/names.ts'
import { outOfOneCell } from './columns.ts'

/** Keeps the names of a line, and counts those that lose invisible characters. */
export function createCleaner() {
  let isNameCleaned = false
  let others = 0
  return {
    /** Under headings lists and tags are several names, and the name may be made of several cells. */
    clean(cell: string, column?: 'name' | 'lists' | 'tags'): string {
      if (losesInvisible(cell)) {
        if (column === 'name') isNameCleaned = true
        else others += (column && outOfOneCell(cell).filter(losesInvisible).length) || 1
      }
      return keptName(cell)
    },
    /** How many since it was last asked. */
    taken(): number {
      const count = others + (isNameCleaned ? 1 : 0)
      isNameCleaned = false
      others = 0
      return count
    },
  }
}
