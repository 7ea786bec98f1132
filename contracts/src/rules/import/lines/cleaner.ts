import { losesInvisible, normalizeName } from '../../../entities/names.ts'
import { splitCell } from '../columns/columns.ts'

export function createCleaner() {
  let isNameCleaned = false
  let others = 0
  return {
    clean(cell: string, column?: 'name' | 'lists' | 'tags'): string {
      if (losesInvisible(cell)) {
        if (column === 'name') isNameCleaned = true
        else others += (column && splitCell(cell).filter(losesInvisible).length) || 1
      }
      return normalizeName(cell)
    },
    taken(): number {
      const count = others + (isNameCleaned ? 1 : 0)
      isNameCleaned = false
      others = 0
      return count
    },
  }
}
