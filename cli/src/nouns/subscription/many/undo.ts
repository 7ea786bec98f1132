import {
  type Client,
  customValidity,
  eternalValidityMonths,
  formatRefusalLine,
  getChangeRefusal,
  type PartnerCompanyRow,
  type Plan,
} from '@heed/contracts'
import { listAccountCompanies } from '../../../command/accounts.ts'
import type { Context } from '../../../command/context.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { getLatestItems, isItem } from '../../../job/journal/items.ts'
import { readEntries } from '../../../job/journal/store.ts'
import type { KnownRun } from '../../../job/journal/types.ts'
import type { RowCall } from '../../../job/rowRun.ts'
import { createNothingToUndoStop, type UndoRow, type UndoTask, undoRows } from '../../../job/rowUndo.ts'
import type { StartedJob } from '../../../job/startJob.ts'
import type { UndoOptions } from '../../runs/kinds.ts'
import { type ChangeEntry, type SubscriptionState, toSubscriptionState } from './perform.ts'

interface RestoreTask extends UndoTask {
  before: SubscriptionState
}

const isSameEnd = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b))

const isSameState = (a: SubscriptionState, b: SubscriptionState): boolean =>
  a.code === b.code && a.seats === b.seats && isSameEnd(a.end, b.end)

/** Only subscriptions that are still as the run left them are restored. */
export function planUndo(entries: readonly ChangeEntry[], companies: readonly PartnerCompanyRow[]) {
  const companiesById = new Map(companies.map((company) => [company.id, company]))
  const plan: { tasks: RestoreTask[]; skipped: UndoRow[] } = { tasks: [], skipped: [] }
  for (const { line, hash, label = '', ids, before, after, change = '', state } of entries) {
    if (!before || state === 'existed' || state === 'refused') continue
    const companyId = Number(ids?.companyId)
    const row = { line, companyId, name: label, state: 'skipped' } as const
    const company = companiesById.get(companyId)
    if (!company) {
      plan.skipped.push({ ...row, reason: 'It no longer exists' })
      continue
    }
    const now = toSubscriptionState(company)
    if (isSameState(now, before)) continue
    if (after && !isSameState(now, after)) {
      plan.skipped.push({ ...row, reason: 'Its subscription has changed since the run' })
      continue
    }
    plan.tasks.push({ line, hash, label, companyId, before, change })
  }
  return plan
}

interface Restoring {
  client: Client
  partnerId: number
  plans: readonly Plan[]
  now: Date
}

const isRunning = ({ code, end }: SubscriptionState, now: Date): boolean =>
  code !== '' && end !== null && Date.parse(end) > now.getTime()

async function restore(
  { client, partnerId, plans, now }: Restoring,
  { companyId, before }: RestoreTask,
  options: RowCall,
): Promise<{ state: 'updated' } | { state: 'skipped'; reason: string }> {
  const { code: subscriptionCode, seats, end } = before
  const { signal } = options
  if (!isRunning(before, now)) {
    await client.subscriptions.deactivate({ companyId, partnerId }, options)
    return { state: 'updated' }
  }
  const answer = await client.subscriptions.canEdit(
    { companyId, partnerId, subscriptionCode, newSeats: seats },
    { signal },
  )
  const refusal = getChangeRefusal(answer, true)
  if (refusal) return { state: 'skipped', reason: formatRefusalLine(refusal) }
  const isFree = plans.find(({ code }) => code === subscriptionCode)?.isFree === true
  const validity = isFree ? eternalValidityMonths : customValidity
  await client.subscriptions.update(
    {
      companyId,
      partnerId,
      subscriptionCode,
      seats,
      validity,
      ...(isFree || end === null ? {} : { validTill: end }),
    },
    options,
  )
  return { state: 'updated' }
}

async function readPlan({ context, client, call }: StartedJob, { head }: KnownRun) {
  const entries = (await readEntries<ChangeEntry>(context.env, head.id)).filter(isItem) as ChangeEntry[]
  const partnerId = head.partner?.id
  const changedEntries = [...getLatestItems(entries).values()].filter(({ before }) => before)
  if (partnerId === undefined || changedEntries.length === 0) throw createNothingToUndoStop(head)
  return planUndo(changedEntries, await listAccountCompanies(client, partnerId, undefined, call))
}

export const undoChanges = (
  context: Context,
  knownRun: KnownRun,
  options: UndoOptions,
): Promise<FactsOutcome> =>
  undoRows<RestoreTask>(context, knownRun, options, {
    words: {
      done: 'restored',
      stage: `Restoring for ${sanitizeText(knownRun.head.partner?.name ?? '')}`,
      items: ['subscription', 'subscriptions'],
      ask: (count) => `Restore ${count}?`,
    },
    plan: (job) => readPlan(job, knownRun),
    async begin({ client, call }) {
      const partnerId = knownRun.head.partner?.id ?? 0
      const { plans } = await call((signal) => client.partners.loadPlans({ partnerId }, { signal }))
      const restoring = { client, partnerId, plans, now: context.now() }
      return (task, rowCall) => restore(restoring, task, rowCall)
    },
  })
