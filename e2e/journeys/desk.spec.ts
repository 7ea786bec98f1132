import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { managerEmail } from '@heed/fixtures'
import { expect, now, test } from '../heed.ts'
import { DeskPage } from '../pages/desk.ts'
import { Shell } from '../pages/shell.ts'

const admin = managerEmail('admin')

test('anybody of a world is signed in by one press, and by the same link in a private window @desk', async ({
  page,
  browser,
  world,
}) => {
  await page.goto('/_mock')
  const desk = new DeskPage(page)
  const inside = await desk.signInAs(admin)
  await new Shell(inside).isShown()
  expect(inside.url().startsWith(world.address)).toBe(true)
  const link = await page.getByRole('link', { name: 'Sign in', exact: true }).getAttribute('href')
  const stranger = await browser.newContext()
  const beside = await stranger.newPage()
  await beside.goto(link ?? '')
  await new Shell(beside).isShown()
  await stranger.close()
})

test('time is moved by a step, to a moment and to what happens next, here and by the lines it shows @desk', async ({
  page,
  world,
  paste,
}) => {
  const told = async () =>
    (await (await page.request.get(`${world.address}_mock/clock`)).json()) as {
      now: string
      next: { at: string; name: string }
    }
  await page.goto('/_mock/pages/clock/')
  const desk = new DeskPage(page)
  const card = desk.card('Now')
  await expect(card.getByRole('status', { name: 'Now' })).toContainText('Feb 02, 2026')
  await card.getByRole('button', { name: '+1 week' }).click()
  await desk.says('A week has passed')
  expect(Date.parse((await told()).now) - Date.parse(now)).toBe(7 * 86_400_000)
  await expect(card.getByRole('status', { name: 'Now' })).toContainText('Feb 09, 2026')

  const { next } = await told()
  await expect(card).toContainText(next.name)
  await card.getByRole('button', { name: 'To what happens next' }).click()
  await desk.says(next.name)
  expect((await told()).now).toBe(next.at)

  const { curl, heed } = await desk.lines(card, 2)
  expect(curl).toBe(`curl ${world.address}_mock/clock -d '{"advance":"P1D"}'`)
  const moved = await paste(heed)
  expect([moved.code, moved.errors]).toEqual([0, ''])
  expect(Date.parse((await told()).now) - Date.parse(next.at)).toBe(86_400_000)

  await page.getByRole('textbox', { name: 'Moment' }).fill('2026-05-01T08:00')
  await desk.button('Go there').click()
  await desk.says(/^It is May 01, 2026/)
  await page.getByRole('textbox', { name: 'Moment' }).fill('2026-04-01T08:00')
  await desk.button('Go there').click()
  await desk.says(/time does not go back/)
})

test('time plays until it is paused @desk', async ({ page, world }) => {
  const clock = async (): Promise<number> =>
    Date.parse((await (await page.request.get(`${world.address}_mock/clock`)).json()).now)
  await page.goto('/_mock/pages/clock/')
  const desk = new DeskPage(page)
  await page.getByRole('radio', { name: 'A day' }).check()
  await desk.button('Play').click()
  await expect.poll(clock).toBeGreaterThanOrEqual(Date.parse(now) + 2 * 86_400_000)
  await expect(desk.button('+1 day')).toHaveAttribute('aria-disabled', 'true')
  // It goes on while another page of the desk is looked at.
  await desk.open('Sign in as')
  const there = await clock()
  await expect.poll(clock).toBeGreaterThan(there)
  await desk.open('Clock')
  await desk.button('Pause').click()
  await expect(desk.button('+1 day')).not.toHaveAttribute('aria-disabled', 'true')
  const paused = await clock()
  await page.waitForTimeout(1500)
  expect(await clock()).toBe(paused)
})

test('the console is built without a byte of the desk @desk', async () => {
  const built = async (folder: string) => {
    const root = fileURLToPath(new URL(`../../console/${folder}/`, import.meta.url))
    const names = (await readdir(root, { recursive: true })).filter((name) => /\.(js|html)$/.test(name))
    return (await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')))).join('\n')
  }
  // Of its texts, its addresses and its controls.
  const own = ['stands still until you move it', '/pages/outbox/', '/journal/export']
  const [console, desk] = await Promise.all([built('dist'), built('desk/dist')])
  expect(own.filter((text) => !desk.includes(text))).toEqual([])
  expect(own.filter((text) => console.includes(text))).toEqual([])
})
