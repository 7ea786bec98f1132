import { notAsSuperText, subjectType } from '@heed/contracts'
import { companyIds, getManagerEmail, superEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { findActorByToken } from '../../world/actors.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

test('impersonation opens a session as the selected person', () => {
  const { id = '' } = world.findPersonByEmail(getManagerEmail('viewer')) ?? {}
  const { token } = call(world, 'system.impersonate', { userId: id }, superEmail)
  expect(world.sessions.get(token)?.personId).toBe(id)
  expect(catchRefusal(() => call(world, 'system.impersonate', { userId: 'nobody' }, superEmail)).status).toBe(
    404,
  )
})

test("impersonation excludes super admins and ends when either person's role changes", () => {
  const viewer = world.findPersonByEmail(getManagerEmail('viewer'))
  const boss = world.findPersonByEmail(superEmail)
  if (!viewer || !boss) throw new Error('The scenario lacks somebody')
  const { token } = call(world, 'system.impersonate', { userId: viewer.id }, superEmail)
  expect(findActorByToken(world, token)).toMatchObject({ id: viewer.id, impersonator: { email: superEmail } })
  expect(
    catchRefusal(() => call(world, 'system.impersonate', { userId: boss.id }, superEmail)),
  ).toMatchObject({
    status: 403,
    message: notAsSuperText,
  })
  world.people.put({ ...viewer, super_admin: true })
  expect(findActorByToken(world, token)).toBeUndefined()
  world.people.put(viewer)
  world.people.put({ ...boss, super_admin: false })
  expect(findActorByToken(world, token)).toBeUndefined()
})

test('only super admins can list hooks', () => {
  expect(catchRefusal(() => call(world, 'system.listHooks', {}, getManagerEmail('admin'))).status).toBe(403)
  expect(call(world, 'system.listHooks', {}, superEmail).hooks.map(({ event }) => event)).toContain(
    'company.created',
  )
})

test('free plan registrations are counted, and a reset sets the counter to zero', () => {
  const registration = { managerEmail: 'ny@example.is', recaptchaToken: 'ok' }
  const row = () =>
    call(world, 'system.listFreemiums', {}, superEmail).freemiums.find(
      ({ email }) => email === 'ny@example.is',
    )
  call(world, 'trial.registerFreemium', registration)
  call(world, 'trial.registerFreemium', registration)
  expect(row()?.counter).toBe(2)
  call(world, 'system.resetFreemiumCounter', { id: row()?.id ?? 0 }, superEmail)
  expect(row()?.counter).toBe(0)
  expect(catchRefusal(() => call(world, 'system.resetFreemiumCounter', { id: 999 }, superEmail)).status).toBe(
    404,
  )
})

test('super admins can list notifications, with every company and account as a target', () => {
  expect(call(world, 'system.listNotifications', {}, superEmail)).toMatchObject({
    notifications: [{ id: 1, status: '0' }],
    count: 1,
  })
  const { targets } = call(world, 'system.listNotificationTargets', {}, superEmail)
  expect(targets.length).toBe(world.companies.size + world.accounts.size)
})

test('super admins can list all companies page by page and filter them by name', () => {
  const page = call(world, 'system.listSuperCompanies', { filter: 'NORÐUR', n: 1, p: 0 }, superEmail)
  expect(page).toMatchObject({ companies: [{ company_id: companyIds.direct }], count: 1 })
  expect(call(world, 'system.listSuperCompanies', {}, superEmail).count).toBe(world.companies.size)
})

test('super admins can list the whole library and find subjects by part of titles', () => {
  const all = call(world, 'system.listSuperSubjects', {}, superEmail)
  expect(all.count).toBeGreaterThanOrEqual(40)
  const [first] = all.subjects
  const asked = { filter: first?.title.toUpperCase() ?? '', p: 0, n: 1 }
  expect(call(world, 'system.listSuperSubjects', asked, superEmail).subjects[0]?.id).toBe(first?.id)
  const { categories, count } = call(world, 'system.listSuperCategories', {}, superEmail)
  expect(categories.flatMap(({ subjects }) => subjects)).toHaveLength(all.count)
  expect(count).toBe(8)
})

test('super admins can list training and assessment templates, all enabled', () => {
  for (const [assessment, count] of [
    ['0', 12],
    ['1', 6],
  ] as const) {
    const listed = call(world, 'system.listSuperTemplates', { assessment }, superEmail)
    expect(listed.count).toBe(count)
    expect(listed.templates.every(({ enabled }) => enabled)).toBe(true)
  }
})

test('the free plan lists only videos', () => {
  const { videos } = call(world, 'system.listFreemiumVideos', {}, superEmail)
  expect(videos.length).toBeGreaterThan(0)
  expect(new Set(videos.map(({ type }) => type))).toEqual(new Set([subjectType.video]))
})

test('analytics events and metrics are stored as reported', () => {
  call(world, 'analytics.saveEvent', { event: 'signup_form_view' })
  call(world, 'analytics.saveMetric', { name: 'first_paint', value: 732.5, data: { page: '/' } })
  expect([...world.system.analytics.values()]).toMatchObject([
    { name: 'signup_form_view', value: null, data: {} },
    { name: 'first_paint', value: 732.5, data: { page: '/' } },
  ])
})

test('analytics drops the oldest entries at its limit and rejects oversized details', () => {
  world.limits = { ...world.limits, reports: 3 }
  const names = () => [...world.system.analytics.values()].map(({ name }) => name)
  for (const event of ['a', 'b', 'c', 'd']) call(world, 'analytics.saveEvent', { event })
  expect(names()).toEqual(['b', 'c', 'd'])
  call(world, 'analytics.saveMetric', { name: 'e', value: 1 })
  expect(names()).toEqual(['c', 'd', 'e'])
  const data = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, 'x'.repeat(500)]))
  expect(catchRefusal(() => call(world, 'analytics.saveEvent', { event: 'e', data })).status).toBe(400)
  expect(world.system.analytics.size).toBe(3)
})
