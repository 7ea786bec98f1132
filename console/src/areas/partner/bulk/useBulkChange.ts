import type { PartnerCompanyRow } from '@heed/contracts'
import { reaction } from 'mobx'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { useMutation } from '../../../ui/useMutation.ts'
import { AccountStore } from '../AccountStore.ts'
import type { AccountProps } from '../withAccount.tsx'
import { BulkStore } from './BulkStore.ts'
import { BulkValues, emptyBulkChange, formatBulkCommand, toBulkChange } from './bulkChange.ts'

const BulkDraft = z.object({
  typed: BulkValues,
  hasRun: z.boolean(),
  results: z.array(z.tuple([z.number(), z.nullable(z.string())])),
})

const emptyRows: readonly never[] = []

const SAVE_DELAY_MS = 300

type Options = AccountProps & {
  companies: readonly PartnerCompanyRow[]
  onChanged: (remaining: readonly PartnerCompanyRow[]) => void
}

export function useBulkChange({ account, companies, onChanged }: Options) {
  const root = useRoot()
  const accountStore = useAccountStore(account, AccountStore)
  const draft = useDraft(`partner/${String(account.id)}/bulk`, BulkDraft)
  const [store] = useState(() => {
    const newStore = new BulkStore(root.getAccountStores(account.id))
    newStore.restore(draft.restoredValue?.results ?? [])
    return newStore
  })
  const [values, type] = useState(draft.restoredValue?.typed ?? emptyBulkChange)
  const [hasRun, setRun] = useState(draft.restoredValue?.hasRun ?? false)
  useEffect(() => void accountStore.loadPlans(), [accountStore])
  useEffect(
    () =>
      reaction(
        () => [...store.results.entries()],
        (results) => draft.save({ typed: values, hasRun, results }),
        { delay: SAVE_DELAY_MS, fireImmediately: true },
      ),
    [store, draft, values, hasRun],
  )
  const runMutation = useMutation()
  const runController = useRef<AbortController>(undefined)
  const { value: plans = emptyRows } = accountStore.plans
  const change = useMemo(() => toBulkChange(values, plans), [values, plans])
  const [remaining, setRemaining] = useState<readonly PartnerCompanyRow[]>(emptyRows)
  const command = useMemo(
    () => change && formatBulkCommand(remaining.length > 0 ? remaining : companies, change),
    [remaining, companies, change],
  )
  const getContext = () => ({
    plans,
    now: root.clock.now(),
    show: (instant: string) => formatDateTime(root.formats, instant),
  })
  const run = () =>
    runMutation.run(async () => {
      setRun(true)
      runController.current = new AbortController()
      if (change) await store.run(companies, change, getContext(), runController.current.signal)
      const pendingCompanies = companies.filter(({ id }) => store.results.get(id) !== null)
      setRemaining(pendingCompanies)
      onChanged(pendingCompanies)
    })
  /** Requests that were already sent still finish. */
  const stop = () => runController.current?.abort()
  const isRunning = runMutation.pending
  return {
    store,
    ofAll: accountStore,
    plans,
    typed: values,
    type,
    hasRun,
    change,
    command,
    ground: getContext,
    run,
    stop,
    isRunning,
  }
}
