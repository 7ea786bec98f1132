import { demoCards } from '@heed/contracts'
import {
  aCompanyRow,
  accountIds,
  aLessonRow,
  aMembershipRow,
  anAssessmentRow,
  aResultRow,
  aTrainingRow,
  createPackageZip,
  getManagerEmail,
  partnerPlan,
  superEmail,
} from '@heed/fixtures'
import { expect, test } from 'vitest'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call, callAsync } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'
import { openPreview } from '../content/previews.ts'
import { setLogo } from './brand/companyLogo.ts'
import { removeCompany } from './removeCompany.ts'

/** Unique in the world's data. */
const companyId = 987_654
const email = 'asa@leaving.example'
const admin = getManagerEmail('admin')
const azureCredentials = {
  tenant: '8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913',
  clientId: '1f6a9c3e-77d4-4f0b-8e25-90ab12cd34ef',
  clientSecret: 'very-secret',
}
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

const collectIds = (world: World) =>
  new Map(
    Object.entries(world.getCollections()).map(([name, rows]) => [
      name,
      new Set([...rows.values()].map(getId)),
    ]),
  )
const getId = (row: object): unknown => Object(row).id

function findGrownCollections(world: World, before: ReturnType<typeof collectIds>): Set<string> {
  const more = [...collectIds(world)].filter(([name, all]) =>
    [...all].some((id) => !before.get(name)?.has(id)),
  )
  return new Set(more.map(([name]) => name))
}

async function fill(world: World): Promise<void> {
  const at = { companyId }
  const own = { accountId: null, billing: true, validTo: '2027-02-02T09:00:00.000Z', seats: 2 }
  world.companies.put(aCompanyRow({ id: companyId, name: 'Leaving', ...own }))
  const personId = world.findPersonByEmail(admin)?.id ?? ''
  world.memberships.put(aMembershipRow({ id: world.nextId(world.memberships), companyId, personId }))
  const records = [{ email, name: 'Ása', listName: 'Office' }]
  call(world, 'import.createUsersBatch', { ...at, records, preview: false }, admin)
  const card = { paymentNonce: demoCards.pays.nonce, billingInfo: { firstName: 'Ása', lastName: 'J', email } }
  call(world, 'subscriptions.create', { ...at, planId: 'business-monthly', seats: 200, ...card }, admin)
  call(world, 'subscriptions.createPortalSession', at, admin)
  call(world, 'subjects.saveNote', { ...at, subjectId: 101, content: 'Mind the stairs' }, admin)
  call(world, 'apikeys.create', { ...at, name: 'Robot' }, admin)
  call(world, 'ppv.create', { ...at, views: 20 }, superEmail)
  call(world, 'ppv.toggle', { ...at, subject_id: 101, enabled: true }, admin)
  const { apiKey } = call(world, 'ppv.getStatus', at, admin).ppv
  call(world, 'ppv.embed', { lang: 'en', key: apiKey, s: 101, c: companyId })
  const azure = { ...at, type: 'azure' } as const
  call(world, 'integrations.saveData', { ...azure, ...azureCredentials }, admin)
  const { groups } = call(world, 'integrations.listGroups', { ...azure, filter: 'London: Sales' }, admin)
  call(world, 'integrations.saveRules', { ...azure, entityType: 'group', values: groups }, admin)
  call(world, 'integrations.sync', azure, admin)
  advanceTime(world, world.clock.now + 60_000)
  await setLogo(world, companyId, new File([Buffer.from(dot, 'base64')], 'dot.png', { type: 'image/png' }))
  await importPackage(world)
  train(world)
}

async function importPackage(world: World): Promise<void> {
  const form = {
    filename: 'course.zip',
    language: 'en',
    name: 'Own',
    description: 'Ours',
    xapi: '0' as const,
  }
  const zip = new File([Buffer.from(createPackageZip())], 'course.zip', { type: 'application/zip' })
  const entryPoint = 'course/index a.html'
  const { id } = await callAsync(
    world,
    'content.uploadPackage',
    { companyId, ...form, entryPoint, package: zip },
    admin,
  )
  const [translation] = world.content.translationsByPackage.get(id)
  const person = world.findPersonByEmail(admin)
  if (translation && person) openPreview(world, person, translation, 'http://127.0.0.1:4200/api')
}

function train(world: World): void {
  const { trainings, lessons, assessments, results } = world.campaigns
  const employeeId = world.getEmployeeTable(companyId).get(email)?.id ?? 0
  const [trainingId, assessmentId] = [world.nextId(trainings), world.nextId(assessments)]
  trainings.put(aTrainingRow({ id: trainingId, companyId, status: 4 }))
  lessons.put(aLessonRow({ id: world.nextId(lessons), trainingId, employeeId }))
  assessments.put(anAssessmentRow({ id: assessmentId, companyId, status: 4 }))
  results.put(aResultRow({ id: world.nextId(results), assessmentId, employeeId }))
}

test('removing a company leaves no data about it except sent emails', async () => {
  const world = createWorld({ employees: 20 })
  // First lets a different company's running report finish and extra seats be recorded.
  advanceTime(world, world.clock.now + 60_000)
  const before = collectIds(world)
  await fill(world)
  expect(findGrownCollections(world, before)).toEqual(
    new Set([
      'apiKeys',
      'assessments',
      'billingInfos',
      'billingSessions',
      'cards',
      'companies',
      'mails',
      'employees',
      'groupRules',
      'integrations',
      'invoices',
      'lessons',
      'lists',
      'logos',
      'memberships',
      'meta',
      'notes',
      'plays',
      'ppvLog',
      'ppvPackages',
      'ppvTransactions',
      'previews',
      'results',
      'scormPackages',
      'scormTranslations',
      'sessions',
      'snippets',
      'syncs',
      'trainings',
    ]),
  )
  const company = world.companies.get(companyId)
  if (company) removeCompany(world, company)
  // Emails that were sent aren't deleted.
  expect(findGrownCollections(world, before)).toEqual(new Set(['mails', 'meta', 'sessions']))
  const { mails: _, ...others } = world.getCollections()
  const naming = Object.entries(others).filter(([, rows]) =>
    [...rows.values()].some((row) => JSON.stringify(row).includes(String(companyId))),
  )
  expect(naming).toEqual([])
})

test("removing a partner's company keeps its charges", () => {
  const world = createWorld({ employees: 20 })
  const company = world.companies.put(
    aCompanyRow({ id: companyId, accountId: accountIds.bjarg, plan: partnerPlan, seats: 20 }),
  )
  removeCompany(world, company)
  expect([...world.billing.charges.values()]).toMatchObject([{ companyId, monthlyPrice: 5500 }])
})
