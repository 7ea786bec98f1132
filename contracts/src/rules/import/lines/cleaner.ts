import { keptName, losesInvisible } from '../../../entities/names.ts'
import { outOfOneCell } from '../columns/columns.ts'

export function createCleaner() {
  let isNameCleaned = false
  let others = 0
  return {
    clean(cell: string, column?: 'name' | 'lists' | 'tags'): string {
      if (losesInvisible(cell)) {
        if (column === 'name') isNameCleaned = true
        else others += (column && outOfOneCell(cell).filter(losesInvisible).length) || 1
      }
      return keptName(cell)
    },
    taken(): number {
      const count = others + (isNameCleaned ? 1 : 0)
      isNameCleaned = false
      others = 0
      return count
    },
  }
}
