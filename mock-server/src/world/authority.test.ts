import { api, operations } from '@heed/contracts'
import { companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { toApiKeyActor } from './actors.ts'
import { type AccessResult, checkAccess } from './authority.ts'
import { createWorld } from './World.ts'

const world = createWorld()
const readEndpoint = api.lists.list
const writeEndpoint = api.lists.create
const importEndpoint = api.import.createUsersBatch
type Row = readonly [
  who: string | undefined,
  company: number,
  read: AccessResult,
  write: AccessResult,
  people: AccessResult,
]

const { direct, partner, anonymous } = companyIds
const table: readonly Row[] = [
  [undefined, direct, 'unauthorized', 'unauthorized', 'unauthorized'],
  [getManagerEmail('viewer'), direct, 'ok', 'forbidden', 'forbidden'],
  [getManagerEmail('manager'), direct, 'ok', 'forbidden', 'ok'],
  [getManagerEmail('admin'), direct, 'ok', 'ok', 'ok'],
  [getManagerEmail('admin'), anonymous, 'ok', 'forbidden', 'forbidden'],
  [getManagerEmail('admin'), partner, 'notFound', 'notFound', 'notFound'],
  [partnerEmails.bjarg, partner, 'ok', 'ok', 'ok'],
  [partnerEmails.hafid, partner, 'notFound', 'notFound', 'notFound'],
  [superEmail, direct, 'ok', 'ok', 'ok'],
  [superEmail, 999, 'notFound', 'notFound', 'notFound'],
]

test.each(table)('%s in company %i: read %s, write lists %s, import %s', (who, company, ...verdicts) => {
  const person = who === undefined ? undefined : world.findPersonByEmail(who)
  const found = [readEndpoint, writeEndpoint, importEndpoint].map((endpoint) =>
    checkAccess(world, endpoint, person, world.companies.get(company)),
  )
  expect(found).toEqual(verdicts)
})

test("a public call needs no sign-in, but a call about one's own account does", () => {
  expect(checkAccess(world, api.branding.getGlobal, undefined, undefined)).toBe('ok')
  expect(checkAccess(world, api.auth.getCurrentUser, undefined, undefined)).toBe('unauthorized')
  expect(checkAccess(world, api.auth.getCurrentUser, world.findPersonByEmail(superEmail), undefined)).toBe(
    'ok',
  )
})

test("an API key has an admin's access except to keys, admins, billing, anonymity and account", () => {
  const company = world.companies.get(direct)
  const [apiKey] = world.system.apiKeysByCompany.get(direct)
  if (!apiKey) throw new Error('The company has no key')
  const collectVerdicts = (actor: Parameters<typeof checkAccess>[2]) =>
    new Map(
      operations.map(({ operation, endpoint }) => [operation, checkAccess(world, endpoint, actor, company)]),
    )
  const [byKey, byAdmin] = [
    collectVerdicts(toApiKeyActor(apiKey)),
    collectVerdicts(world.findPersonByEmail(getManagerEmail('admin'))),
  ]
  const others = operations
    .map(({ operation }) => operation)
    .filter((one) => byKey.get(one) !== byAdmin.get(one))
  const refused = others.filter((one) => byKey.get(one) === 'notByKey')
  expect(others).toEqual(refused)
  const areas = [...new Set(refused.map((operation) => operation.split('.')[0]))]
  expect(areas).toEqual(['auth', 'companies', 'subscriptions', 'managers', 'apikeys'])
  expect(refused.filter((one) => /^(auth|companies)/.test(one))).toEqual([
    'auth.updateProfile',
    'auth.logout',
    'companies.switchTrackingAnonymous',
  ])
  const kept = operations.filter(({ area }) => ['managers', 'apikeys'].includes(area))
  expect(kept.map(({ operation }) => byKey.get(operation))).toEqual(kept.map(() => 'notByKey'))
})
