import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { Draft } from '../../../../app/drafts/useDraft.ts'

export function useKeepDraft<Kept>(store: { draftValue: Kept | undefined }, draft: Draft<Kept>): void {
  useEffect(
    () =>
      reaction(
        () => store.draftValue,
        (value) => (value ? draft.save(value) : draft.drop()),
        { fireImmediately: true },
      ),
    [store, draft],
  )
}
