import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { getManagerEmail } from '@heed/fixtures'
import { test as base, expect, type Locator } from '@playwright/test'
import { chooseOption, openOptions } from '../../pages/select.ts'
import { setColorScheme } from '../../scenes/stage/looks.ts'
import { savePicture } from '../../scenes/stage/pictures.ts'
import { World } from '../../world.ts'

/** All other journeys run on servers without the bar. */
const test = base.extend<{ world: World }>({
  world: async ({ playwright }, use) => {
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const { HEED_BAR: _off, ...env } = process.env
    const server = spawn(process.execPath, ['mock-server/start.mjs', '--port', '0'], { cwd: root, env })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [, found] = /^ready (\S+\/)\n/m.exec(said) ?? []
        if (found) resolve(found)
      })
      server.once('exit', () => reject(new Error(`The server ended: ${said}`)))
    })
    const request = await playwright.request.newContext()
    await use(new World(request, address))
    await request.dispose()
    server.removeAllListeners('exit').kill()
  },
})

test('the demo bar moves time, shows emails, switches people, adds faults and hides @desk', async ({
  page,
  world,
}) => {
  const admin = await world.person(getManagerEmail('admin'))
  await page.goto(`${world.address}auth/jwt/signin/${admin.token}/?redirect=/users/`)
  const bar = page.getByRole('region', { name: 'Demo bar' })
  await expect(bar.getByRole('link', { name: 'World default' })).toBeVisible()
  // Content that fits above the bar doesn't scroll.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const time = bar.getByRole('timer', { name: 'World time' })
  const before = await time.textContent()
  await bar.getByRole('button', { name: '+1 month' }).click()
  await expect(time).not.toHaveText(before ?? '')
  const [first] = (await world.mails('lesson')).toReversed()
  expect(first).toBeDefined()

  await page.request.post(`${world.address}api/auth/email/manager_signin`, { data: { email: admin.email } })
  const mail = bar.getByRole('link', { name: admin.email })
  await expect(mail).toBeVisible()
  await setColorScheme(page, 'light')
  await savePicture(await page.screenshot(), 'console/docs/demo-bar.png')
  const opened = page.context().waitForEvent('page')
  await mail.click()
  const desk = await opened
  await expect(desk.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
  await desk.close()

  await chooseOption(bar.getByRole('combobox', { name: 'Faults' }), 'API down')
  await expect.poll(async () => (await world.call(admin, 'get', '/auth/user')).status()).toBe(503)
  // The bar must use words that customers understand.
  expect(await (await world.call(admin, 'get', '/auth/user')).text()).toContain('is being deployed')
  await expect(bar.getByRole('combobox', { name: 'Faults' })).toHaveText('API down')
  // The demo can still be ended after a reload.
  await page.reload()
  await expect(page.getByRole('group', { name: /^The server isn't responding yet/ })).toBeVisible()
  await chooseOption(bar.getByRole('combobox', { name: 'Faults' }), 'No faults')
  await expect.poll(async () => (await world.call(admin, 'get', '/auth/user')).status()).toBe(200)
  await page.getByRole('note').getByRole('button', { name: 'Try again' }).click()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('body > div:last-child').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }

  // A menu that opens just above the bar covers it.
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 700 })
  await expectCompleteBar(bar)
  const dots = page.getByRole('button', { name: /^Actions for/ }).last()
  const top = (await bar.boundingBox())?.y ?? 0
  await dots.evaluate((one, above) => window.scrollBy(0, one.getBoundingClientRect().bottom - above), top)
  await dots.click()
  await page.getByRole('menuitem').last().click({ trial: true })
  await page.keyboard.press('Escape')
  await page.setViewportSize(size)

  const viewer = await world.person(getManagerEmail('viewer'))
  const people = await openOptions(bar.getByRole('combobox', { name: 'Person' }))
  await people.getByRole('option', { name: viewer.name }).first().click()
  await expect(page.getByRole('banner').getByRole('button', { name: viewer.name })).toBeVisible()
  await expect(page).toHaveURL(`${world.address}users/`)

  await page.keyboard.press('Alt+Shift+D')
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.keyboard.press('Alt+Shift+D')
  await expect(bar).toBeVisible()
})

/** On a phone, everything in the bar must be within the window, if necessary after More. */
async function expectCompleteBar(bar: Locator): Promise<void> {
  const controls = bar.locator('a, button')
  const all = await controls.count()
  await bar.getByRole('button', { name: 'More', exact: true }).click()
  await expect
    .poll(() => controls.evaluateAll((ones) => ones.filter((one) => one.checkVisibility()).length))
    .toBe(all)
  const cut = await controls.evaluateAll(
    (ones) =>
      ones.filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect()
        return left < 0 || right > window.innerWidth || bottom > window.innerHeight
      }).length,
  )
  expect(cut).toBe(0)
  await bar.getByRole('button', { name: 'More', exact: true }).click()
}

test('the demo bar explains each step of a guided demo and covers no content @desk', async ({
  page,
  world,
}) => {
  const begun = await page.request.post(`${world.address}_mock/stories`, { data: { story: 'first-import' } })
  const { signInUrl }: { signInUrl: string } = await begun.json()
  await page.goto(signInUrl)
  const bar = page.getByRole('region', { name: 'Demo bar' })
  await expect(bar.getByText('Step 1 of 4: An empty company.')).toBeVisible()
  await expect(page.getByText('No employees yet')).toBeVisible()
  const isWhole = () => bar.locator('p').evaluate((text) => text.scrollHeight <= text.clientHeight)
  expect(await isWhole()).toBe(true)
  await bar.getByRole('button', { name: 'Next step' }).click()
  await expect(bar.getByText('Step 2 of 4: The file is imported.')).toBeVisible()
  await expect(page.getByText('Zoë Müller')).toBeVisible()
  expect(await isWhole()).toBe(true)

  // On a phone, and next to an email, the text is fully readable and the next button visible.
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: size.height })
  for (const part of [bar.locator('p'), bar.getByRole('button', { name: 'Next step' })]) {
    const box = await part.boundingBox()
    expect([box?.x ?? -1, 390 - (box?.x ?? 0) - (box?.width ?? 390)].every((room) => room >= 0)).toBe(true)
  }
  expect(await isWhole()).toBe(true)
  // The page must end at the top of the bar.
  const endsAtTheBar = async () => {
    const foot = await bar.evaluate((one) => `${one.getBoundingClientRect().height}px`)
    await expect(page.locator('body')).toHaveCSS('padding-bottom', foot)
  }
  await endsAtTheBar()
  await page.setViewportSize(size)
  await endsAtTheBar()

  // Wizards and their dialogs leave room for the bar.
  const wizard = 'trainings/create/?subjects=101,102&lists=1'
  // The bar's space is reserved, so nothing moves when the bar loads.
  let come = () => {}
  const comes = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/mount-[^/]*\.js$/, async (route) => {
    await comes
    await route.continue()
  })
  await page.goto(new URL(wizard, signInUrl.split('auth/')[0]).href)
  const isAboveTheBar = async (name: string) => {
    const foot = await page.getByRole('button', { name, exact: true }).boundingBox()
    const place = await bar.boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0), name).toBeLessThan(place?.y ?? 0)
  }
  await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toBeVisible()
  const whole = await page.getByRole('dialog').boundingBox()
  await expect(bar).toBeHidden()
  come()
  // The page must reach the bar without a grey gap.
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBe((await bar.boundingBox())?.y)
  await isAboveTheBar('Save draft')
  await page.getByRole('button', { name: 'Add subjects' }).first().click()
  await isAboveTheBar('Cancel')
  // On a phone, the page must fill the space above the bar.
  await page.setViewportSize({ width: 390, height: 844 })
  const measureFoot = async () => {
    const box = await page.getByRole('dialog').last().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(measureFoot).toBe((await bar.boundingBox())?.y)
  await expect(bar.getByRole('button', { name: 'Next step' })).toBeVisible()

  // Sticky parts at the bottom of a page must stay above the bar too.
  await page.goto(new URL('settings/company/appearance/', signInUrl.split('auth/')[0]).href)
  await page.getByRole('textbox', { name: 'Colour as #rrggbb' }).fill('#1f6f54')
  await isAboveTheBar('Save changes')
})
