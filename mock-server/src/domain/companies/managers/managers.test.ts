import { role } from '@heed/contracts'
import { companyIds, getManagerEmail, partnerEmails, superEmail } from '@heed/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { call, catchRefusal } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const newManager = { companyId, name: 'Sól Ey', email: 'Sol@Example.is', role: role.viewer } as const
const listManagers = () => call(world, 'companies.get', { companyId }, admin).managers ?? []
const listAddresses = () => listManagers().map(({ email }) => email)
beforeEach(() => {
  world = createWorld()
})

test('a new manager appears in the company and can act only in their role', () => {
  const { manager } = call(world, 'managers.create', newManager, admin)
  expect(manager).toMatchObject({
    email: 'sol@example.is',
    name: 'Sól Ey',
    role: role.viewer,
    billing: false,
  })
  expect(listAddresses()).toContain('sol@example.is')
  expect(catchRefusal(() => call(world, 'apikeys.list', { companyId }, 'sol@example.is')).status).toBe(403)
})

test('a welcome email with a working sign-in link is sent only on request', () => {
  call(world, 'managers.create', newManager, admin)
  expect(world.mails.size).toBe(0)
  call(world, 'managers.create', { ...newManager, email: 'b@example.is', sendWelcome: true }, admin)
  const [mail] = [...world.mails.values()]
  expect(mail).toMatchObject({ to: 'b@example.is', kind: 'welcome' })
  expect(mail?.letter.words[1]).toMatch(/^Þú getur nú stýrt öryggisþjálfun hjá Norðurljós hf\. í Heed\./)
  expect(mail?.letter.notes[0], 'nobody asked for it').not.toContain('baðst')
  const token = /signin\/(\w+)/.exec(mail?.links[0] ?? '')?.[1] ?? ''
  expect(call(world, 'auth.emailSignin', { token }).token).not.toBe('')
})

test('a manager of another company keeps their existing name', () => {
  const known = getManagerEmail('admin', 'trial')
  const { manager } = call(world, 'managers.create', { ...newManager, email: known }, admin)
  expect(manager.name).toBe(world.findPersonByEmail(known)?.name)
})

test("an existing manager can't be added to the company again", () => {
  const refusal = catchRefusal(() => call(world, 'managers.create', { ...newManager, email: admin }, admin))
  expect([refusal.status, refusal.message]).toEqual([409, `${admin} is already an admin of the company`])
})

test('a removed manager can no longer read the company', () => {
  const viewer = getManagerEmail('viewer')
  call(world, 'managers.delete', { companyId, email: viewer }, admin)
  expect(listAddresses()).not.toContain(viewer)
  expect(catchRefusal(() => call(world, 'companies.get', { companyId }, viewer)).status).toBe(404)
})

test("admins can't remove themselves, the last admin or an unknown address", () => {
  const remove = (email: string, as: string) => () => call(world, 'managers.delete', { companyId, email }, as)
  expect(catchRefusal(remove(admin, admin)).message).toBe("You can't remove yourself")
  const partner = { companyId: companyIds.partner, email: getManagerEmail('admin', 'partner') }
  call(world, 'managers.delete', partner, partnerEmails.bjarg)
  const last = world.people.find(({ email }) => email === partnerEmails.bjarg)
  expect(
    last &&
      catchRefusal(() => call(world, 'managers.delete', { ...partner, email: last.email }, superEmail))
        .message,
  ).toBe("A company's last admin can't be removed")
  expect(catchRefusal(remove('nobody@example.is', admin)).message).toBe('There is no such admin')
})

test('setting a billing manager leaves exactly one in the company', () => {
  const viewer = getManagerEmail('viewer')
  call(world, 'managers.setBillingManager', { companyId, email: viewer }, admin)
  expect(
    listManagers()
      .filter(({ billing }) => billing)
      .map(({ email }) => email),
  ).toEqual([viewer])
})
