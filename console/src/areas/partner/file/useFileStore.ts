import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { OfAccount } from '../ofAccount.tsx'
import { FileStore } from './FileStore.ts'
import { KeptFile } from './keptFile.ts'

/** Interval between saves, ms: saving after each of thousands of lines would be slow. */
const KEPT_EVERY = 300

export function useFileStore({ account }: OfAccount) {
  const root = useRoot()
  const draft = useDraft(`partner/${String(account.id)}/file`, KeptFile)
  const [store] = useState(() => {
    const made = new FileStore(root.ofAccount(account.id))
    if (draft.before) made.restore(draft.before.sheet, draft.before.made)
    return made
  })
  const [leavesOut, setLeavesOut] = useState(draft.before?.leavesOut ?? false)
  const [hasRun, setRun] = useState(draft.before?.hasRun ?? false)
  useEffect(
    () =>
      reaction(
        () => ({ sheet: store.sheet, made: [...store.made.values()] }),
        ({ sheet, made }) => {
          if (sheet)
            draft.keep({
              sheet: {
                ...sheet,
                rows: [...sheet.rows],
                problems: [...sheet.problems],
                unread: [...sheet.unread],
              },
              made,
              leavesOut,
              hasRun,
            })
          else draft.drop()
        },
        { delay: KEPT_EVERY, fireImmediately: true },
      ),
    [store, draft, leavesOut, hasRun],
  )
  return { store, leavesOut, setLeavesOut, hasRun, setRun }
}
