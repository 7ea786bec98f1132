import type { Selection } from '@heed/contracts'
import type { SelectionContext } from '../../../lib/Selection.ts'

/** The chosen rows as a bulk action sends them (S1 section 7). */
export const selectionOf = ({ allSelected, checked, unChecked }: SelectionContext): Selection => ({
  allSelected,
  unCheckedUsers: unChecked,
  checkedUsers: checked,
})
