import { accountIds, partnerEmails } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { call, callAsync } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})
const save = (settings: object) =>
  callAsync(
    world,
    'partners.saveSettings',
    { partnerId: accountIds.bjarg, settings: settings as Record<string, string> },
    partnerEmails.bjarg,
  )

it.each([
  ['an unknown key', { 'ui.nothing': '1' }, 'settings.ui.nothing'],
  ['a flag with an invalid value', { 'ui.sendEnrolment': 'yes' }, 'settings.ui.sendEnrolment'],
  ['an overlong text', { name: 'n'.repeat(2001) }, 'settings.name'],
  ['a number', { 'ui.sendEnrolment': 1 }, 'settings.ui.sendEnrolment'],
  ['the name of an inherited property', { constructor: '1' }, 'settings.constructor'],
])('account settings reject %s and stay unchanged', async (_, settings, field) => {
  const before = call(world, 'partners.getSettings', { partnerId: accountIds.bjarg }, partnerEmails.bjarg)
  await expect(save(settings)).rejects.toMatchObject({
    body: { errors: [{ field, message: expect.any(String) }] },
  })
  expect(call(world, 'partners.getSettings', { partnerId: accountIds.bjarg }, partnerEmails.bjarg)).toEqual(
    before,
  )
})

it('account settings keep only allowed HTML in email texts', async () => {
  const { settings } = await save({ 'ui.email.trainingHeader': '<p>Hi<script>alert(1)</script></p>' })
  expect(settings['ui.email.trainingHeader']).toBe('<p>Hi</p>')
})
