import { reaction } from 'mobx'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Selection } from '../../lib/tables/Selection.ts'
import { useDraft } from './useDraft.ts'

const SelectionDraft = z.object({
  allSelected: z.boolean(),
  checked: z.array(z.string()),
  unChecked: z.array(z.string()),
})

export function useDraftSelection(key: string, selection: Selection): void {
  const draft = useDraft(key, SelectionDraft, 'company', 'place')
  useEffect(() => {
    if (draft.restoredValue && selection.isEmpty) selection.restore(draft.restoredValue)
    return reaction(
      () => selection.context,
      (context) => {
        if (selection.isEmpty) draft.drop()
        else draft.save(context)
      },
      { fireImmediately: true },
    )
  }, [draft, selection])
}
