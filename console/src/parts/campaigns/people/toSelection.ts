import type { Selection } from '@heed/contracts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'

export const toSelection = ({ allSelected, checked, unChecked }: SelectionContext): Selection => ({
  allSelected,
  unCheckedUsers: unChecked,
  checkedUsers: checked,
})
