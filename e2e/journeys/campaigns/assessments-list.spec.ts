import { readFile } from 'node:fs/promises'
import { getManagerEmail } from '@heed/fixtures'
import { unzipSync } from 'fflate'
import { expect, test } from '../../heed.ts'
import { AssessmentListPage } from '../../pages/campaigns/assessmentList.ts'
import { chooseOption } from '../../pages/select.ts'
import { expectUpgradeContact } from '../../pages/upgradeContact.ts'

const admin = getManagerEmail('admin')
const plannedName = 'Phishing and passwords check'

test('an admin filters, stops, deletes and downloads assessments, and the list matches heed @assessments', async ({
  page,
  signIn,
  world,
  heed,
}) => {
  const person = await signIn(admin, '/assessment/')
  const list = await new AssessmentListPage(page).expectShown()
  const rows = async () => {
    const { assessments } = await world.api<{
      assessments: { name: string; status: number; totalEmployees: number; isScorm: boolean }[]
    }>(person, `/companies/${person.company?.id}/assessments?d=1`)
    return new Map(assessments.map((row) => [row.name, row]))
  }
  const before = await rows()
  const regular = [...before.values()].filter(({ isScorm }) => !isScorm)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    `Regular assessments (${regular.length})`,
    `Scorm assessments (${before.size - regular.length})`,
  ])
  await expect(list.tab('All')).toHaveText(/^All\s*$/)

  const filters = await list.openFilters()
  await filters.area('Remote work')
  await filters.finish('Show assessments')
  const about = ['Remote work check', 'Where we stand', 'The first look']
  await expect.poll(async () => new Set(await list.table.names())).toEqual(new Set(about))
  await chooseOption(page.getByLabel('Sort by'), 'Due date')
  await page.reload()
  await list.expectShown()
  await expect.poll(() => list.table.names()).toEqual(about)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(async () => (await list.table.names()).length).toBe(regular.length)

  const people = before.get(plannedName)?.totalEmployees ?? 0
  const stop = await list.openStop(plannedName)
  await expect(stop.root.getByText(`${people} employees won't get it.`)).toBeVisible()
  await stop.finish('Stop assessment')
  await expect(
    page.getByText(`Assessment paused!\n${people} employees won't get the assessment.`),
  ).toBeVisible()
  await expect(list.table.row(plannedName).getByText('Not started yet')).toBeVisible()
  await expect(list.tab('Draft')).toHaveText('Draft 2')
  expect((await rows()).get(plannedName)?.status).toBe(-1)

  const menu = await list.table.openMenu('Where we stand')
  await expect(menu.item('Stop')).toHaveText('StopOnly a scheduled assessment can be stopped')
  await expect(menu.item('Duplicate')).toHaveAttribute('href', /\/assessment\/create\/copy\/\d+\/$/)
  await page.keyboard.press('Escape')

  const remove = await list.openDelete(plannedName)
  await expect(remove.root.getByText('Assessment will be deleted forever.')).toBeVisible()
  await remove.finish('Delete assessment')
  await expect(page.getByText('Assessment deleted!')).toBeVisible()
  await expect(list.table.link(plannedName)).toBeHidden()
  const words = ['assessments', 'list', '--company', `${person.company?.id}`, '--json']
  const { code, output, errors } = await heed(words, { as: person })
  expect(code, errors).toBe(0)
  expect(output).toContain('Where we stand')
  expect(output).not.toContain(plannedName)

  const file = await (await list.openDownload('Who pays?')).download('cmi5')
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(new TextDecoder().decode(files['cmi5.xml'])).toContain('courseStructure')
})

test("a viewer can't open drafts and is redirected to all assessments @assessments", async ({
  page,
  signIn,
}) => {
  await signIn(getManagerEmail('viewer'), '/assessment/draft/')
  await expect(page).toHaveURL(/\/assessment\/$/)
  const list = await new AssessmentListPage(page).expectShown()
  await expect(list.tabs).toHaveCount(3)
  await expect(page.getByText('Create new')).toBeHidden()
  expect(await list.table.names()).not.toContain('For those who pay')
  await expect((await list.table.openMenu('Where we stand')).root.getByRole('menuitem')).toHaveText(['Open'])
})

test("assessment rows update automatically with the server's clock @assessments", async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/assessment/')
  const list = await new AssessmentListPage(page).expectShown()
  const row = list.table.row(plannedName)
  await expect(row.getByText(/^Starts in/)).toBeVisible()
  await world.advance('P60D')
  await page.clock.fastForward('00:31')
  await expect(row.getByText(/^Starts in/)).toBeHidden()
  await expect(row.getByText(/Active|Completed/)).toBeVisible()
})

test('a company with an expired plan is offered an upgrade for assessments @assessments', async ({
  page,
  signIn,
}) => {
  await signIn(getManagerEmail('admin', 'expired'), '/assessment/')
  await expect(page.getByText('Assessments are unavailable in your current plan')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Try demo' })).toHaveAttribute(
    'href',
    /\/assessment\/try-demo\//,
  )
  await page.getByRole('main').getByRole('link', { name: 'Upgrade now' }).click()
  await expectUpgradeContact(page)
})
