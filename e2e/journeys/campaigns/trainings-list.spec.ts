import { readFile } from 'node:fs/promises'
import { getManagerEmail } from '@heed/fixtures'
import { unzipSync } from 'fflate'
import { expect, test } from '../../heed.ts'
import { TrainingListPage } from '../../pages/campaigns/trainingList.ts'
import { chooseOption } from '../../pages/select.ts'
import { expectUpgradeContact } from '../../pages/upgradeContact.ts'
import { engineTag } from '../../runner/scope.mjs'

const admin = getManagerEmail('admin')

test('an admin stops and deletes trainings, and API and heed show the result @trainings @core', {
  tag: engineTag,
}, async ({ page, signIn, world, heed }) => {
  const person = await signIn(admin, '/automations/')
  await expect(page).toHaveURL(/\/trainings\/$/)
  const list = await new TrainingListPage(page).expectShown()
  const rows = async () => {
    const { automations } = await world.api<{
      automations: { name: string; status: number; totalUsers: number }[]
    }>(person, `/companies/${person.company?.id}/trainings?d=1`)
    return new Map(automations.map((row) => [row.name, row]))
  }
  const before = await rows()
  const people = before.get('Safe every day')?.totalUsers ?? 0

  const stop = await list.openStop('Safe every day')
  await expect(
    stop.root.getByText(`${people} employees won't get any more lessons or reminders`),
  ).toBeVisible()
  await stop.finish('Stop training')
  await expect(
    page.getByText(`Training stopped!\n${people} employees won't get any more lessons.`),
  ).toBeVisible()
  await expect(list.table.row('Safe every day').getByText('Stopped after 3 of 4 lessons')).toBeVisible()
  await expect(list.tab('Active')).toHaveText('Active 1')
  await expect(list.tab('Draft')).toHaveText('Draft 2')
  expect((await rows()).get('Safe every day')?.status).toBe(-1)

  const menu = await list.table.openMenu('Phishing basics')
  await expect(menu.item('Stop')).toHaveText('StopOnly a scheduled or active training can be stopped')
  await expect(menu.item('Duplicate')).toHaveAttribute('href', /\/trainings\/create\/copy\/201\/$/)
  await page.keyboard.press('Escape')

  const remove = await list.openDelete('Spring refresher')
  await expect(remove.root.getByText('Training will be deleted forever.')).toBeVisible()
  await remove.finish('Delete training')
  await expect(page.getByText('Training deleted!')).toBeVisible()
  await expect(list.table.link('Spring refresher')).toBeHidden()
  const words = ['trainings', 'list', '--company', `${person.company?.id}`, '--json']
  const { code, output, errors } = await heed(words, { as: person })
  expect(code, errors).toBe(0)
  expect(output).toContain('Phishing basics')
  expect(output).not.toContain('Spring refresher')
})

test('stopping a training that someone else stopped shows why it fails @trainings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/trainings/')
  const list = await new TrainingListPage(page).expectShown()
  const stop = await list.openStop('Safe every day')
  const path = `/companies/${person.company?.id}/trainings/202/pauseAutomation`
  expect((await world.call(person, 'put', path, {})).ok()).toBe(true)
  await stop.press('Stop training')
  await expect(stop.root.getByText('Only a scheduled or active training can be stopped')).toBeVisible()
  await stop.finish('Cancel')
  await expect(list.table.row('Safe every day').getByText('Draft', { exact: true })).toBeVisible()
})

test('training filters stay in the URL across reload, tabs and Back @trainings', async ({ page, signIn }) => {
  await signIn(admin, '/trainings/')
  const list = await new TrainingListPage(page).expectShown()
  const filters = await list.openFilters()
  await filters.status('Completed')
  await filters.finish('Show trainings')
  await list.table.search.fill('o')
  await chooseOption(page.getByLabel('Sort by'), 'Start date')
  await page.getByRole('button', { name: 'Sort ascending' }).click()
  const shown = ['Passwords and passkeys', 'Working from home', 'Who is asking?', 'Payments and invoices']
  await expect.poll(() => list.table.names()).toEqual(shown)
  await expect(page.getByText('4 of 9 trainings')).toBeVisible()
  await expect(page).toHaveURL(/list\.status=completed/)
  await page.reload()
  await list.expectShown()
  expect(await list.table.names()).toEqual(shown)
  await expect(page.getByText('Status: Completed')).toBeVisible()
  await list.tab('Completed').click()
  await expect(page).toHaveURL(/\/trainings\/completed\/\?.*list\.filter=o/)
  await expect.poll(() => list.table.names()).toEqual(shown)
  await page.goBack()
  await expect(page).toHaveURL(/\/trainings\/\?.*list\.status=completed/)
  await expect.poll(() => list.table.names()).toEqual(shown)
})

test('a packaged training can be downloaded in every format with a valid manifest @trainings', async ({
  page,
  signIn,
}) => {
  await signIn(admin, '/trainings/active/')
  const list = await new TrainingListPage(page).expectShown()
  for (const [format, manifest, words] of [
    ['SCORM 1.2', 'imsmanifest.xml', '<schemaversion>1.2</schemaversion>'],
    ['SCORM 2004 3rd Edition', 'imsmanifest.xml', '2004 3rd Edition'],
    ['cmi5', 'cmi5.xml', 'courseStructure'],
  ] as const) {
    const file = await (await list.openDownload('Fyrstu skrefin')).download(format)
    expect(file.suggestedFilename()).toBe(`Fyrstu skrefin (${format}).zip`)
    const files = unzipSync(new Uint8Array(await readFile(await file.path())))
    expect(new TextDecoder().decode(files[manifest])).toContain(words)
  }
})

test("training rows update automatically with the server's clock @trainings", async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/trainings/')
  const list = await new TrainingListPage(page).expectShown()
  const row = list.table.row('Spring refresher')
  await expect(row.getByText('Starts in 21 days')).toBeVisible()
  await world.advance('P21DT2H')
  await page.clock.fastForward('00:31')
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await expect(list.tab('Completed')).toHaveText('Completed 6')
})

test("a viewer can't open drafts and is redirected to all trainings @trainings", async ({ page, signIn }) => {
  await signIn(getManagerEmail('viewer'), '/trainings/draft/')
  await expect(page).toHaveURL(/\/trainings\/$/)
  const list = await new TrainingListPage(page).expectShown()
  await expect(list.tabs).toHaveCount(3)
  await expect(page.getByText('Create new')).toBeHidden()
  expect(await list.table.names()).not.toContain('Autumn plans')
  await expect((await list.table.openMenu('Safe every day')).root.getByRole('menuitem')).toHaveText(['Open'])
})

test('a company with an expired plan is offered an upgrade for trainings @trainings', async ({
  page,
  signIn,
}) => {
  await signIn(getManagerEmail('admin', 'expired'), '/trainings/')
  await expect(page.getByText('Trainings are unavailable in your current plan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Try demo' })).toHaveAttribute(
    'href',
    /\/training\/try-demo\//,
  )
  await page.getByRole('main').getByRole('link', { name: 'Upgrade now' }).click()
  await expectUpgradeContact(page)
})
