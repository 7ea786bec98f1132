import { accountIds, partnerEmails, superEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { PartnerPage } from '../../pages/partner.ts'
import { Shell } from '../../pages/shell.ts'
import { SuperAdminPage } from '../../pages/super.ts'

const customer = 'Tannlæknar Kópavogi'
const account = 'Bjarg Security'

interface Status {
  ppv: { apiKey: string; viewsPurchased: number }
  subjects: { subject_id: number }[]
}

test('the super level disables and enables a partner and manages views as that partner @partner', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const partner = await world.person(partnerEmails.bjarg)
  await signIn(superEmail, '/')
  const shell = new Shell(page)
  await (await shell.openAccount()).root.getByRole('link', { name: 'Whole platform' }).click()
  const platform = await new SuperAdminPage(page, 'All partners').expectShown()

  const sells = async () => {
    const body = {
      companyName: `Verslun ${Math.random().toString(36).slice(2)}`,
      subscription: 'partner-standard',
      seats: 10,
      validity: 12,
      accountId: accountIds.bjarg,
    }
    return (await world.call(partner, 'post', '/companies', body)).status()
  }
  await platform.switch(account, 'off')
  await expect(shell.notice(`${account}'s account switched off`)).toBeVisible()
  await expect(platform.row(account)).toContainText('Switched off')
  expect(await sells()).toBe(409)
  await platform.switch(account, 'on')
  await expect(platform.row(account)).toContainText('Switched on')
  expect(await sells()).toBe(200)

  const began = page.url()
  await platform.actAs(account, partner.name)
  const findMarker = (tab: Page) =>
    tab.getByRole('note').filter({ hasText: `You're acting as ${partner.name}` })
  const marker = findMarker(page)
  await expect(marker).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^As ${partner.name} · `))
  await page.reload()
  await expect(marker).toBeVisible()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(marker.getByText("You're acting as"), 'on a phone too').not.toHaveCSS('font-size', '0px')
  await page.setViewportSize({ width, height })
  const second = await context.newPage()
  await second.goto(`${world.address}super/`)
  await expect(second.getByText('Authorized personal only')).toBeVisible()
  await expect(findMarker(second)).toBeVisible()

  await page.goto(`${world.address}partner/`)
  const company = await (await new PartnerPage(page).expectShown()).open(customer)
  const id = Number(/companies\/(\d+)/.exec(page.url())?.[1])
  let dialog = await company.openViews('Create package')
  await dialog.root.getByLabel('Note').fill('First order')
  await dialog.press('Create package')
  await expect(shell.notice(`${customer} can now embed videos.`)).toBeVisible()
  dialog = await company.openViews('Add views')
  await dialog.press('Add views')
  await expect(dialog.root.getByText('Please enter the number of views')).toBeVisible()
  await dialog.root.getByLabel('Views').fill('500')
  await dialog.root.getByLabel('Note').fill('Order 8')
  await dialog.press('Add views')
  await expect(company.views).toContainText('500 views left')
  await expect(page.getByRole('table', { name: 'Purchases' })).toContainText('Order 8')

  const status = () => world.api<Status>(partner, `/companies/${id}/ppv/status`)
  const { ppv, subjects } = await status()
  expect(ppv.viewsPurchased).toBe(500)
  const subject = subjects[0]?.subject_id ?? 0
  await world.call(partner, 'post', `/companies/${id}/ppv/toggle`, { subject_id: subject, enabled: true })
  const plays = async (key: string) => {
    const query = new URLSearchParams({ lang: 'en', key, s: String(subject), c: String(id) })
    return (await page.request.get(`${world.address}api/embed?${query}`)).status()
  }
  expect(await plays(ppv.apiKey)).toBe(200)
  await company.views.getByRole('button', { name: 'New key' }).click()
  const question = company.question(`Create a new key for ${customer}?`)
  await expect(question).toContainText(`${customer}'s 1 embedded video will stop playing immediately`)
  await question.getByRole('button', { name: 'Create new key' }).click()
  await expect(shell.notice(`New snippet key created for ${customer}`)).toBeVisible()
  const renewed = (await status()).ppv.apiKey
  expect(renewed).not.toBe(ppv.apiKey)
  expect([await plays(ppv.apiKey), await plays(renewed)]).toEqual([403, 200])

  await marker.getByRole('button', { name: 'Switch back' }).click()
  await platform.expectShown()
  expect(page.url()).toBe(began)
  await expect(marker).toHaveCount(0)
  await expect(second.getByRole('heading', { level: 1, name: 'All partners' })).toBeVisible()
  await expect(findMarker(second)).toHaveCount(0)
})
