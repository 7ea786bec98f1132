import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { Draft } from '../../../../app/drafts/useDraft.ts'

export function useKeepDraft<Kept>(store: { kept: Kept | undefined }, draft: Draft<Kept>): void {
  useEffect(
    () =>
      reaction(
        () => store.kept,
        (kept) => (kept ? draft.keep(kept) : draft.drop()),
        { fireImmediately: true },
      ),
    [store, draft],
  )
}
