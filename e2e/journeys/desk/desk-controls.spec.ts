import { readFile } from 'node:fs/promises'
import { cardTexts } from '@heed/contracts'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { DeskPage } from '../../pages/desk.ts'
import { chooseOption } from '../../pages/select.ts'

const admin = getManagerEmail('admin')
const lists = `/companies/${companyIds.direct}/lists`
const makeListForm = (name: string) => ({ active: 1, name })

test('faults start from a preset or a form, take effect and can be removed @desk', async ({
  page,
  world,
  paste,
}) => {
  const person = await world.person(admin)
  const status = async (path = '/auth/user') => (await world.call(person, 'get', path)).status()
  await page.goto('/_mock/pages/faults/')
  const desk = new DeskPage(page)
  await expect(page.getByText('No faults')).toBeVisible()
  await desk.card('API down').getByRole('button', { name: 'Start' }).click()
  await desk.expectText('API down started')
  expect(await status()).toBe(503)
  await desk.button('Remove all faults').click()
  await desk.expectText('All faults removed')
  expect(await status()).toBe(200)

  const now = desk.card('Active faults')
  for (const [preset, row] of [
    ['Slow office', /Every call · delayed by 0\.8 to 2 s/],
    ['Flaky train', /The live connection · 50% of the time/],
    ['Payment refused', /subscriptions\.update · returns 409/],
  ] as const) {
    await desk.card(preset).getByRole('button', { name: 'Start' }).click()
    await desk.expectText(`${preset} started`)
    await expect(now.getByRole('row', { name: row }).first()).toBeVisible()
  }
  await desk.button('Remove all faults').click()
  await expect(page.getByText('No faults')).toBeVisible()

  const form = desk.card('Add a fault')
  await chooseOption(form.getByLabel('Call', { exact: true }), 'lists.list')
  await chooseOption(form.getByLabel('Status'), '502')
  await form.getByLabel('Maximum failures').fill('1')
  const { heed } = await desk.lines(form)
  await form.getByRole('button', { name: 'Add fault' }).click()
  await desk.expectText('Fault added')
  await expect(now.getByRole('row', { name: /lists\.list · returns 502 · once/ })).toBeVisible()
  expect([await status(lists), await status(lists)]).toEqual([502, 200])
  await expect(now.getByRole('row', { name: /lists\.list/ })).toContainText('1')
  await now.getByRole('button', { name: /^Actions for lists\.list/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await desk.expectText('Fault removed')
  expect((await paste(heed)).errors).toBe('')
  expect(await status(lists)).toBe(502)

  await chooseOption(form.getByLabel('Applies to'), 'Messages')
  await chooseOption(form.getByLabel('Kind of message'), 'Sign-in')
  await chooseOption(form.getByLabel('Effect'), 'Lost')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await desk.expectText('Fault added')
  await expect(now.getByRole('row', { name: /^Every message/ })).toBeVisible()
  const asked = { data: { email: admin } }
  expect((await page.request.post(`${world.address}api/auth/email/manager_signin`, asked)).ok()).toBe(true)
  expect(await world.mails('signin')).toEqual([])

  await chooseOption(form.getByLabel('Applies to'), 'Live connection')
  await chooseOption(form.getByLabel('Event'), 'connect')
  await chooseOption(form.getByLabel('Effect'), 'Connection breaks')
  // Adding a fault keeps earlier faults, both by command and by button.
  expect((await desk.lines(form)).curl).toContain('"on":"mail"')
  await form.getByRole('button', { name: 'Add fault' }).click()
  await expect(now.getByRole('row', { name: /^The live connection/ })).toBeVisible()

  await desk.card('Payment refused').getByRole('button', { name: 'Start' }).click()
  await desk.expectText('Payment refused started')
  const bought = await world.call(person, 'post', `/companies/${companyIds.direct}/subscriptions/`, {})
  expect([bought.status(), await bought.json()]).toEqual([
    409,
    { error: { code: 'payment', description: cardTexts.refused } },
  ])
})

test('the requests page updates automatically, filters calls and explains a refusal @desk', async ({
  page,
  world,
  paste,
}) => {
  const person = await world.person(admin)
  await page.goto('/_mock/pages/requests/')
  const desk = new DeskPage(page)
  await expect(page.getByText('No calls yet')).toBeVisible()
  await world.call(person, 'get', '/auth/user')
  await world.call(person, 'get', `${lists}/99999`)
  const rows = desk.card('Calls').getByRole('row')
  await expect(rows.filter({ hasText: 'GET /api/auth/user' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await world.call(person, 'get', '/languages/all')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('99999')
  const refused = rows.filter({ hasText: '99999' }).first()
  await expect(rows.filter({ hasText: 'GET /api/auth/user' })).toBeHidden()
  await refused.getByRole('button').first().click()
  await expect(page.getByText('Reason for refusal')).toBeVisible()
  await expect(page.getByText('How to make it work')).toBeVisible()
  const [, heed = ''] = await desk.readCodes(page.getByRole('region', { name: /^Details of/ }))
  const answer = await paste(heed)
  expect(answer.errors).toBe('')
  await expect(page.getByRole('main')).toContainText(answer.output.split('\n')[0] ?? '')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(rows.filter({ hasText: '/api/languages/all' })).toBeVisible()
})

test('the journal shows changes, undoes and redoes them, and replays an export @desk', async ({
  page,
  world,
  paste,
}) => {
  const person = await world.person(admin)
  const names = async () =>
    (await world.api<{ lists: { name: string }[] }>(person, lists)).lists.map(({ name }) => name)
  const make = async (name: string) =>
    expect((await world.call(person, 'post', lists, makeListForm(name))).status()).toBe(200)
  await make('One')
  await make('Two')
  await page.goto('/_mock/pages/journal/')
  const desk = new DeskPage(page)
  const rows = desk.card('Journal').getByRole('row')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export journal' }).click(),
  ])
  await expect(rows.filter({ hasText: 'lists.create' })).toHaveCount(2)
  await rows.filter({ hasText: 'lists.create' }).first().getByRole('button').first().click()
  await expect(page.getByRole('region', { name: /^\d+ rows?$/ })).toContainText('"name":"Two"')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await desk.expectText('One step undone')
  expect(await names()).not.toContain('Two')
  await page.getByRole('button', { name: 'Redo' }).click()
  await desk.expectText('One step redone')
  expect(await names()).toContain('Two')

  const first = rows.filter({ hasText: 'lists.create' }).last()
  await first.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Undo this and all later steps' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 steps will be undone')
  const { curl, heed: line } = await desk.lines(question)
  expect(curl).toMatch(/_mock\/undo -d '\{"to":\d+\}'$/)
  await question.getByRole('button', { name: 'Undo steps' }).click()
  await desk.expectText('2 steps undone')
  expect(await names()).not.toContain('One')
  expect((await paste(line)).errors).toBe('')

  const file = await download.path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ entries: expect.any(Array) })
  await page
    .getByLabel('Exported journal')
    .locator('input')
    .setInputFiles({
      name: 'notes.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[]'),
    })
  await expect(page.getByText("notes.json isn't an exported journal.")).toBeVisible()
  await page.getByLabel('Exported journal').locator('input').setInputFiles(file)
  await expect(page.getByText(/^\d+ steps had the same result\.$/)).toBeVisible()
  const replayed = await desk.card('Replay').locator('code').first().textContent()
  const id = /\/w\/([^/]+)\//.exec(replayed ?? '')?.[1]
  await page.request.delete(`${world.address}_mock/worlds/${id}`)
})

test('a world is saved as a snapshot, restored and inspected row by row @desk', async ({ page, world }) => {
  const person = await world.person(admin)
  const count = async () => (await world.rows<{ name: string }>('lists')).length
  await page.goto('/_mock/pages/journal/')
  const desk = new DeskPage(page)
  const card = desk.card('Snapshots')
  await card.getByRole('textbox').fill('before')
  await card.getByRole('button', { name: 'Save' }).click()
  await desk.expectText('Snapshot before saved')
  const before = await count()
  await world.call(person, 'post', lists, makeListForm('Only for now'))
  expect(await count()).toBe(before + 1)

  await desk.open('Raw data')
  await chooseOption(page.getByLabel('Collection'), /^lists \(/)
  await page.getByRole('searchbox', { name: 'Search rows' }).fill('Only for now')
  const row = page.getByRole('region', { name: /^lists \d+$/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('"Only for now"')

  await desk.open('Journal')
  await card.getByRole('button', { name: 'Actions for before' }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await desk.expectText('Snapshot before restored')
  expect(await count()).toBe(before)
  await card.getByRole('button', { name: 'Actions for before' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ])
  await card.locator('input[type=file]').setInputFiles({
    name: 'came over.json',
    mimeType: 'application/json',
    buffer: await readFile(await file.path()),
  })
  await desk.expectText('Snapshot came-over loaded')
  await card.getByRole('button', { name: 'Actions for came-over' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await desk.expectText('Snapshot came-over deleted')
  await card.getByRole('button', { name: 'Actions for before' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No snapshots yet')).toBeVisible()
})
