import type { PartnerCompanyRow } from '@heed/contracts'
import { expect, it } from 'vitest'
import type { ChangeEntry, SubscriptionState } from './perform.ts'
import { planUndo } from './undo.ts'

const before: SubscriptionState = { code: 'standard', seats: 50, end: '2026-05-02T09:00:00.000Z' }
const after: SubscriptionState = { code: 'standard', seats: 60, end: '2027-02-02T09:00:00.000Z' }

const makeEntry = (own: Partial<ChangeEntry> = {}): ChangeEntry => ({
  line: 2,
  hash: 'h',
  state: 'updated',
  label: 'Nordfish ehf.',
  ids: { companyId: 8 },
  before,
  after,
  ...own,
})

const makeCompany = ({ code, seats, end }: SubscriptionState): PartnerCompanyRow => ({
  id: 8,
  name: 'Nordfish ehf.',
  company_name: 'Nordfish ehf.',
  subscriptionName: code,
  subscriptionCode: code,
  allowedUsers: seats,
  userCount: 0,
  valid_to: end,
  price: 0,
})

const plan = (entry: ChangeEntry, current?: SubscriptionState) =>
  planUndo([entry], current ? [makeCompany(current)] : [])

it('restores a subscription that is as the run left it', () => {
  expect(plan(makeEntry(), { ...after, end: '2027-02-02T09:00:00Z' })).toMatchObject({
    tasks: [{ companyId: 8, before }],
    skipped: [],
  })
})

it.each<[string, SubscriptionState | undefined, string]>([
  ['whose seats have changed since', { ...after, seats: 61 }, 'Its subscription has changed since the run'],
  ['whose end has changed since', { ...after, end: null }, 'Its subscription has changed since the run'],
  ['of a company that was deleted', undefined, 'It no longer exists'],
])('skips a subscription %s', (_, current, reason) => {
  expect(plan(makeEntry(), current)).toMatchObject({ tasks: [], skipped: [{ state: 'skipped', reason }] })
})

it('after a lost response, restores only what did change', () => {
  const { after: _, ...lost } = makeEntry({ state: 'sent' })
  expect(plan(lost, before)).toEqual({ tasks: [], skipped: [] })
  expect(plan(lost, after).tasks).toHaveLength(1)
})
