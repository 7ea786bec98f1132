import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test, worldStartTime } from '../../heed.ts'
import { DeskPage } from '../../pages/desk.ts'
import { Shell } from '../../pages/shell.ts'

const admin = getManagerEmail('admin')

test('anyone in a world can be signed in with one click or a link @desk', async ({
  page,
  browser,
  world,
}) => {
  await page.goto('/_mock')
  const desk = new DeskPage(page)
  const inside = await desk.signInAs(admin)
  await new Shell(inside).expectShown()
  expect(inside.url().startsWith(world.address)).toBe(true)
  const link = await page.getByRole('link', { name: /^Sign in as ./ }).getAttribute('href')
  const stranger = await browser.newContext()
  const beside = await stranger.newPage()
  await beside.goto(link ?? '')
  await new Shell(beside).expectShown()
  await stranger.close()
})

test('the clock moves by a step, to a date or to the next event @desk', async ({ page, world, paste }) => {
  const clock = async () =>
    (await (await page.request.get(`${world.address}_mock/clock`)).json()) as {
      now: string
      next: { at: string; name: string }
    }
  await page.goto('/_mock/pages/clock/')
  const desk = new DeskPage(page)
  const card = desk.card('Now')
  await expect(card.getByRole('timer', { name: 'Now' })).toContainText('Feb 02, 2026')
  await card.getByRole('button', { name: '+1 week' }).click()
  await desk.expectText('A week has passed')
  expect(Date.parse((await clock()).now) - Date.parse(worldStartTime)).toBe(7 * 86_400_000)
  await expect(card.getByRole('timer', { name: 'Now' })).toContainText('Feb 09, 2026')

  const { next } = await clock()
  await expect(card).toContainText(next.name)
  await card.getByRole('button', { name: 'Skip to next event' }).click()
  await desk.expectText(next.name)
  expect((await clock()).now).toBe(next.at)

  const { curl, heed } = await desk.lines(card, 2)
  expect(curl).toBe(`curl ${world.address}_mock/clock -d '{"advance":"P1D"}'`)
  const moved = await paste(heed)
  expect([moved.code, moved.errors]).toEqual([0, ''])
  expect(Date.parse((await clock()).now) - Date.parse(next.at)).toBe(86_400_000)

  await page.getByRole('textbox', { name: 'Date and time' }).fill('2026-05-01T08:00')
  await desk.button(/^Go$/).click()
  await desk.expectText(/^It's now May 01, 2026/)
  await page.getByRole('textbox', { name: 'Date and time' }).fill('2026-04-01T08:00')
  await desk.button(/^Go$/).click()
  await desk.expectText(/time can't go back/)
})

test('the clock plays until it is paused @desk', async ({ page, world }) => {
  const clock = async (): Promise<number> =>
    Date.parse((await (await page.request.get(`${world.address}_mock/clock`)).json()).now)
  await page.goto('/_mock/pages/clock/')
  const desk = new DeskPage(page)
  await page.getByRole('radio', { name: 'A day' }).check()
  await desk.button('Play').click()
  await expect.poll(clock).toBeGreaterThanOrEqual(Date.parse(worldStartTime) + 2 * 86_400_000)
  await expect(desk.button('+1 day')).toHaveAttribute('aria-disabled', 'true')
  // The clock keeps running while another desk page is open.
  await desk.open('Sign in as')
  const there = await clock()
  await expect.poll(clock).toBeGreaterThan(there)
  await desk.open('Clock')
  await desk.button('Pause').click()
  await expect(desk.button('+1 day')).not.toHaveAttribute('aria-disabled', 'true')
  const paused = await clock()
  await desk.button('+1 day').click()
  await desk.expectText('A day has passed')
  expect(await clock()).toBe(paused + 86_400_000)
})

test('the built console contains no code or text of the desk @desk', async () => {
  const built = async (folder: string) => {
    const root = fileURLToPath(new URL(`../../../console/${folder}/`, import.meta.url))
    const names = (await readdir(root, { recursive: true })).filter((name) => /\.(js|html)$/.test(name))
    return (await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')))).join('\n')
  }
  // Checks samples of the page's texts, addresses and controls.
  const own = ['moves only when you move it', 'Demo bar', '/pages/outbox/', '/journal/export']
  const [console, desk] = await Promise.all([built('dist'), built('desk/dist')])
  expect(own.filter((text) => !desk.includes(text))).toEqual([])
  expect(own.filter((text) => console.includes(text))).toEqual([])
})

test('the outbox has folders, search, message views and working links @desk @core', async ({
  page,
  context,
  world,
}) => {
  await page.goto('/_mock/pages/outbox/')
  await expect(page.getByText('No messages yet')).toBeVisible()
  await page.request.post(`${world.address}api/auth/email/manager_signin`, { data: { email: admin } })
  await page.request.post(`${world.address}api/auth/email/manager_signin`, {
    data: { email: getManagerEmail('viewer') },
  })
  // The page refreshes automatically.
  await page.getByRole('link', { name: 'Sign-in 2' }).click()
  await page.getByRole('searchbox', { name: 'Search by address or subject' }).fill(admin)
  const list = page.getByRole('list', { name: 'Outbox' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: admin }).click()
  const [sent] = await world.mails('signin')
  await expect(page.getByRole('heading', { level: 2, name: sent?.subject ?? '' })).toBeVisible()

  const frame = page.frameLocator(`iframe[title="${sent?.subject}"]`)
  const button = frame.locator(`a[href="${sent?.links[0]}"]`).first()
  const opened = context.waitForEvent('page')
  await button.click()
  await new Shell(await opened).expectShown()

  await page.getByRole('radio', { name: 'Text', exact: true }).check()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: sent?.links[0] ?? '' })
      .first(),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Source' }).check()
  await expect(page.getByRole('region', { name: 'Source' })).toContainText('<!doctype html>')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: sent?.subject ?? '' })).toBeVisible()
})

test('the outbox shows Slack and Teams messages, and marks anonymous recipients @desk', async ({
  page,
  world,
}) => {
  await page.request.post(`${world.address}api/auth/email/manager_signin`, { data: { email: admin } })
  const [signIn] = await world.rows<{ id: number; letter: { brand: object } }>('mails')
  for (const channel of ['slack', 'teams']) {
    const { id: _id, letter, ...row } = signIn ?? { id: 0, letter: { brand: {} } }
    const product = `Bjarg by ${channel}`
    const data = { ...row, channel, letter: { ...letter, brand: { ...letter.brand, product } } }
    const put = await page.request.post(`${world.address}_mock/db/mails`, { data })
    expect(put.status()).toBe(201)
    await page.goto(`/_mock/pages/outbox/?mail=${(await put.json()).id}`)
    const message = page.getByRole('group', { name: channel === 'slack' ? 'Slack' : 'Teams' })
    const { links } = await (await page.request.get(`${world.address}_mock/outbox/${signIn?.id}`)).json()
    await expect(message.locator(`a[href="${links[0]}"]`)).toBeVisible()
    await expect(message.getByText(product, { exact: true })).toBeVisible()
  }
  // With anonymous tracking, the outbox shows no address.
  const [{ id: _id, ...row } = { id: 0 }] = await world.rows<{ id: number }>('mails')
  await page.request.post(`${world.address}_mock/db/mails`, { data: { ...row, to: '' } })
  await page.goto('/_mock/pages/outbox/')
  await page.getByRole('link', { name: /^an anonymous employee/ }).click()
  await expect(page.getByText(/^To an anonymous employee, /)).toBeVisible()
})

test('a world is created from a scenario, copied and ended @desk', async ({
  page,
  world,
  context,
  paste,
}) => {
  await page.goto('/_mock/pages/worlds/')
  const desk = new DeskPage(page)
  const name = `w${new URL(world.address).pathname.split('/')[2]}`.slice(0, 40)
  const scenarios = desk.card('Scenarios')
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('trial-expired')
  await scenarios.getByRole('button', { name: 'Create' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create world' })
  await dialog.getByLabel('Name').fill('not a name')
  await dialog.getByRole('button', { name: 'Create world' }).click()
  await expect(dialog.getByText('Must be 1 to 60 letters, digits, dots or dashes')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create world' }).click()
  await expect(dialog.getByText(`World ${name} is ready`)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the console' })).toHaveAttribute(
    'href',
    new RegExp(`/w/${name}/$`),
  )
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const health = async (id: string) => page.request.get(new URL(`/w/${id}/_mock/health`, world.address).href)
  expect(await (await health(name)).json()).toMatchObject({ id: name, scenario: 'trial-expired' })
  const row = desk.card('Worlds').getByRole('row').filter({ hasText: name }).first()
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Copy to a new world' }).click()
  const fork = page.getByRole('dialog', { name: `Copy world ${name}` })
  await fork.getByLabel('Name').fill(`${name}-on`)
  const { curl, heed } = await desk.lines(fork)
  expect(curl).toContain(`/_mock/worlds -d '{"id":"${name}-on","from":"${name}"}'`)
  expect((await paste(heed)).errors).toBe('')
  expect((await health(`${name}-on`)).status()).toBe(200)
  await page.keyboard.press('Escape')

  for (const id of [`${name}-on`, name]) {
    await page.getByRole('button', { name: `Actions for ${id}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'End world' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End world' }).click()
    await desk.expectText(`World ${id} has ended`)
    expect((await health(id)).status()).toBe(404)
  }
  expect(context.pages()).toHaveLength(1)
})
