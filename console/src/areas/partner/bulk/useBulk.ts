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
import { BulkTyped, bulkCommand, emptyBulkChange, toBulkChange } from './bulkChange.ts'

const Kept = z.object({
  typed: BulkTyped,
  hasRun: z.boolean(),
  results: z.array(z.tuple([z.number(), z.nullable(z.string())])),
})

const none: readonly never[] = []

const KEPT_EVERY = 300

type Options = AccountProps & {
  companies: readonly PartnerCompanyRow[]
  onChanged: (left: readonly PartnerCompanyRow[]) => void
}

export function useBulk({ account, companies, onChanged }: Options) {
  const root = useRoot()
  const ofAll = useAccountStore(account, AccountStore)
  const draft = useDraft(`partner/${String(account.id)}/bulk`, Kept)
  const [store] = useState(() => {
    const made = new BulkStore(root.ofAccount(account.id))
    made.restore(draft.before?.results ?? [])
    return made
  })
  const [typed, type] = useState(draft.before?.typed ?? emptyBulkChange)
  const [hasRun, setRun] = useState(draft.before?.hasRun ?? false)
  useEffect(() => void ofAll.loadPlans(), [ofAll])
  useEffect(
    () =>
      reaction(
        () => [...store.results.entries()],
        (results) => draft.keep({ typed, hasRun, results }),
        { delay: KEPT_EVERY, fireImmediately: true },
      ),
    [store, draft, typed, hasRun],
  )
  const running = useMutation()
  const stopping = useRef<AbortController>(undefined)
  const { value: plans = none } = ofAll.plans
  const change = useMemo(() => toBulkChange(typed, plans), [typed, plans])
  const [left, setLeft] = useState<readonly PartnerCompanyRow[]>(none)
  const command = useMemo(
    () => change && bulkCommand(left.length > 0 ? left : companies, change),
    [left, companies, change],
  )
  const ground = () => ({
    plans,
    now: root.clock.now(),
    show: (instant: string) => formatDateTime(root.formats, instant),
  })
  const run = () =>
    running.run(async () => {
      setRun(true)
      stopping.current = new AbortController()
      if (change) await store.run(companies, change, ground(), stopping.current.signal)
      const waiting = companies.filter(({ id }) => store.results.get(id) !== null)
      setLeft(waiting)
      onChanged(waiting)
    })
  /** Requests that were already sent still finish. */
  const stop = () => stopping.current?.abort()
  const isRunning = running.pending
  return { store, ofAll, plans, typed, type, hasRun, change, command, ground, run, stop, isRunning }
}
