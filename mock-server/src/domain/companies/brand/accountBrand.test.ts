import { companyIds, partnerEmails } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { call, callAsync } from '../../../testing/testCall.ts'
import { createWorld } from '../../../world/World.ts'

const partner = partnerEmails.bjarg
const partnerId = 11

it("an account's companies use its brand, except for their own colour", async () => {
  const world = createWorld()
  const save = async (settings: Record<string, string>) =>
    (await callAsync(world, 'partners.saveSettings', { partnerId, settings }, partner)).settings
  const getBrand = (companyId: number) => call(world, 'branding.getForCompany', { companyId }, partner)
  const said = { name: 'Bjarg+', 'ui.colors.primary': '#0b5cad', 'ui.help_url': 'https://bjarg.example/' }
  expect(await save(said)).toMatchObject({ ...said, 'contact.support': 'help@bjarg.example' })
  expect(getBrand(companyIds.partner)).toMatchObject({
    ...said,
    account_name: 'Bjarg+',
    'ui.colors.primary': '#a3195b',
  })
  const form = {
    companyName: 'Ný verslun',
    subscription: 'partner-standard',
    seats: 10,
    validity: 12,
  } as const
  const sold = call(world, 'companies.create', { ...form, accountId: partnerId }, partner)
  expect(sold.settings).not.toHaveProperty('name')
  expect(getBrand(sold.company_id)).toMatchObject(said)
  expect(await save({ name: '', 'ui.colors.primary': '' })).not.toHaveProperty('name')
  expect(getBrand(sold.company_id)).toMatchObject({ name: 'Heed', 'ui.colors.primary': null })
})

it.each([
  ['ui.logo', 'data:image/png;base64,AAAA', "'image/png' is not a supported format"],
  ['ui.terms_url', 'javascript:1', 'Must be a web address like https://example.com/help'],
])('setting %s to %s is rejected and saves nothing', async (key, value, message) => {
  const world = createWorld()
  const settings = { name: 'Bjarg+', [key]: value }
  await expect(
    callAsync(world, 'partners.saveSettings', { partnerId, settings }, partner),
  ).rejects.toMatchObject({ status: 400, message })
  expect(call(world, 'partners.getSettings', { partnerId }, partner)).toMatchObject({
    name: 'Bjarg Awareness',
  })
})
