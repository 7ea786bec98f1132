import { hasRemovableCharacters, normalizeName } from '../../../entities/names.ts'
import { splitCell } from '../columns/columns.ts'

export function createCellCleaner() {
  let isNameCleaned = false
  let otherCount = 0
  return {
    clean(cell: string, column?: 'name' | 'lists' | 'tags'): string {
      if (hasRemovableCharacters(cell)) {
        if (column === 'name') isNameCleaned = true
        else otherCount += (column && splitCell(cell).filter(hasRemovableCharacters).length) || 1
      }
      return normalizeName(cell)
    },
    taken(): number {
      const count = otherCount + (isNameCleaned ? 1 : 0)
      isNameCleaned = false
      otherCount = 0
      return count
    },
  }
}
