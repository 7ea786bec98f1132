import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { AccountProps } from '../withAccount.tsx'
import { CompanyFileStore } from './CompanyFileStore.ts'
import { CreatedCompany } from './createCompany.ts'

const Problem = z.object({
  line: z.number(),
  name: z.optional(z.string()),
  field: z.string(),
  rule: z.string(),
})

/** Stores the file's content, because browsers don't provide a file again after a reload. */
const CompanyFileDraft = z.object({
  sheet: z.object({
    fileName: z.string(),
    word: z.enum(['line', 'row']),
    rows: z.array(z.object({ line: z.number(), cells: z.record(z.string(), z.unknown()) })),
    problems: z.array(Problem),
    unread: z.array(z.string()),
  }),
  made: z.array(CreatedCompany),
  leavesOut: z.boolean(),
  hasRun: z.boolean(),
})

/** Interval between saves, ms: saving after each of thousands of lines would be slow. */
const SAVE_DELAY_MS = 300

export function useCompanyFileStore({ account }: AccountProps) {
  const root = useRoot()
  const draft = useDraft(`partner/${String(account.id)}/file`, CompanyFileDraft)
  const [store] = useState(() => {
    const newStore = new CompanyFileStore(root.getAccountStores(account.id))
    if (draft.restoredValue) newStore.restore(draft.restoredValue.sheet, draft.restoredValue.made)
    return newStore
  })
  const [leavesOut, setLeavesOut] = useState(draft.restoredValue?.leavesOut ?? false)
  const [hasRun, setRun] = useState(draft.restoredValue?.hasRun ?? false)
  useEffect(
    () =>
      reaction(
        () => ({ sheet: store.sheet, made: [...store.results.values()] }),
        ({ sheet, made: restoredDraft }) => {
          if (sheet)
            draft.save({
              sheet: {
                ...sheet,
                rows: [...sheet.rows],
                problems: [...sheet.problems],
                unread: [...sheet.unread],
              },
              made: restoredDraft,
              leavesOut,
              hasRun,
            })
          else draft.drop()
        },
        { delay: SAVE_DELAY_MS, fireImmediately: true },
      ),
    [store, draft, leavesOut, hasRun],
  )
  return { store, leavesOut, setLeavesOut, hasRun, setRun }
}
