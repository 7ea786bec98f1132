import { companyIds, getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { advanceUntil, expect, type HeedRunner, shortTimeout, test } from '../heed.ts'
import { readPdfText } from '../pages/content/pdf.ts'
import { EmployeePage } from '../pages/employees.ts'
import { Palette } from '../pages/palette.ts'
import { ReportPage, ReportsPage } from '../pages/reports.ts'
import { Shell } from '../pages/shell.ts'
import { fetchAllPeople, findList, getAddresses } from '../people.ts'
import type { Person, World } from '../world.ts'

const admin = getManagerEmail('admin')
const company = companyIds.direct
/** Figures from one line of a report's CSV file; the last column is the score. */
function parseFigures(line: string) {
  const [name = '', email = '', , status, , lessons, , , done, , , , assessments, assessed, score] =
    line.split(',')
  return { name, email, status, lessons, done, assessments, assessed, score }
}

async function addWeeklyReport(page: Page, reports: ReportsPage, list: string): Promise<string[]> {
  const dialog = await reports.add()
  await expect(dialog.name).toHaveValue('Untitled report')
  await expect(dialog.root).toContainText(
    'Either all employees or at least one employee list must be selected.',
  )
  await dialog.name.fill('')
  await dialog.name.blur()
  await expect(dialog.root).toContainText('Please enter name for the report')
  await dialog.name.fill('Leadership-in-Tokyo')
  await dialog.chooseList(list)
  await dialog.root.getByRole('button', { name: `Remove ${list}` }).click()
  await expect(dialog.root).toContainText('Please select at least one employee list')
  await dialog.chooseList(list)
  await dialog.paste('board@heed.example; ceo, cto@heed.example; cfo@heed.example; coo@heed.example')
  await dialog.recipients.blur()
  await expect(dialog.root).toContainText('Please enter valid email address(es)')
  await expect(dialog.root).toContainText('One of the recipients emails email addresses is not valid')
  await dialog.root.getByRole('button', { name: /^Remove ceo/ }).click()
  await dialog.choose('Frequency', 'Monthly')
  await dialog.choose('Occurrence', 'Last')
  await expect(dialog.root).toContainText('Next report will be generated on Feb 23, 2026 07:00 (Asia/Tokyo')
  await dialog.choose('Frequency', 'Weekly')
  await dialog.choose('Hour', '19:00')
  await expect(dialog.root).toContainText(
    'Next report will be generated on Feb 02, 2026 19:00 (Asia/Tokyo, GMT+9)',
  )
  const command = await dialog.command()
  await dialog.finish('Add report')
  await expect(new Shell(page).notice('Report added')).toBeVisible()
  await expect(reports.recurring.row('Leadership-in-Tokyo')).toContainText('Weekly on Monday at 19:00')
  return command
}

async function expectSameFromTerminal(
  world: World,
  heed: HeedRunner,
  person: Person,
  command: readonly string[],
): Promise<void> {
  const { code, output } = await heed([...command, '--json'], { as: person })
  expect(code).toBe(0)
  const { reports: all } = await world.api<{ reports: Record<string, unknown>[] }>(
    person,
    `/companies/${company}/reports`,
  )
  const made = JSON.parse(output) as { id: number }
  const typed = all.find(({ id }) => id === made.id)
  const clicked = all.find(({ id, name }) => id !== made.id && name === 'Leadership-in-Tokyo')
  const { id: _id, created: _created, ...kept } = clicked ?? {}
  expect(typed).toMatchObject(kept)
  expect(kept).toMatchObject({ scheduleWeekday: 'MO', scheduleHour: 10 })
  const { code: deleted } = await heed(
    ['reports', 'delete', String(made.id), '--yes', '--company', String(company)],
    { as: person },
  )
  expect(deleted).toBe(0)
}

test.describe('reports in the Tokyo time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('a recurring report is created, runs on schedule and matches the console @reports @core', async ({
    page,
    signIn,
    world,
    heed,
  }) => {
    const person = await signIn(admin, '/reports/')
    const shell = new Shell(page)
    const reports = await new ReportsPage(page).expectShown()
    const list = await findList(world, person, company, 'Leadership')

    const command = await test.step('the form shows errors and the next run', () =>
      addWeeklyReport(page, reports, list.name))

    await test.step('the command line creates the same report', () =>
      expectSameFromTerminal(world, heed, person, command))

    const report = new ReportPage(page, 'Leadership-in-Tokyo')
    await test.step('the report runs at its time without a reload', async () => {
      await reports.recurring.open('Leadership-in-Tokyo')
      await report.expectShown()
      await expect(report.run('Feb 02, 2026 19:00')).toContainText('Planned')
      await world.advance('PT61M')
      await advanceUntil(page, () =>
        expect(report.run('Feb 02, 2026 19:00')).toContainText('Generated', shortTimeout),
      )
      await expect(report.run('Feb 09, 2026 19:00')).toContainText('Planned')
      await expect(report.run('Feb 02, 2026 19:00').getByRole('button', { name: '+1 more' })).toBeVisible()
      await expect(report.preview).toBeVisible()
      const { text } = await world.waitForEmail('board@heed.example')
      expect(text).toContain('Leadership-in-Tokyo')
    })

    await test.step('the files include every employee on the list', async () => {
      const people = await fetchAllPeople(world, person, company, list.id)
      const csv = await report.file('Feb 02, 2026 19:00', 'CSV')
      expect(csv.name).toBe('Leadership-in-Tokyo 2026-02-02.csv')
      const [head, ...lines] = csv.bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
      expect(head).toContain('(Asia/Tokyo)')
      for (const address of getAddresses(people)) {
        expect(
          lines.filter((line) => line.includes(address)),
          address,
        ).toHaveLength(1)
      }
      expect(lines).toHaveLength(people.length)
      const pdf = await report.file('Feb 02, 2026 19:00', 'PDF')
      const said = await readPdfText(pdf.bytes)
      expect(said).toContain('Leadership-in-Tokyo')
      expect(said).toContain(list.name)
      expect(said).toContain(String(people.length))
      expect(await report.readPreviewText()).toBe(said.trim())
      const figures = lines.map(parseFigures)
      const rows = figures.map(({ status, done, lessons, assessed, assessments, score }) =>
        [status, done, '\\S+', lessons, assessed, '\\S+', assessments, score ? `${score}%` : '–'].join(' '),
      )
      for (const row of new Set(rows)) {
        const count = rows.filter((one) => one === row).length
        expect(said.match(new RegExp(row, 'g')) ?? [], row).toHaveLength(count)
      }
      await page.getByRole('link', { name: list.name }).click()
      await expect(page.getByText(new RegExp(`^${people.length} employees`))).toBeVisible()
      const scored = figures.find(({ score }) => score !== '')
      if (!scored) throw new Error('Nobody on the list has a score')
      const palette = await new Palette(shell).open()
      await palette.field.fill(scored.email)
      await palette.goTo(palette.option(scored.email))
      await page.keyboard.press('Enter')
      const own = await (await new EmployeePage(page, scored.name).expectShown()).openTab('Assessments')
      await expect(own.getByText(`${scored.score}%`).first()).toBeVisible()
      await page.goBack()
      await page.goBack()
    })

    await test.step('the report can be renamed and deleted', async () => {
      await report.expectShown()
      await report.rename('For the board')
      await expect(shell.notice('Report updated')).toBeVisible()
      await (await report.delete()).finish('Delete Report')
      await expect(shell.notice('Report deleted!')).toBeVisible()
      await reports.expectShown()
      await expect(reports.recurring.link('For the board')).toHaveCount(0)
    })
  })
})

test("snapshots are shown when ready or failed, and viewers can't add reports @reports", async ({
  page,
  signIn,
  world,
}) => {
  await signIn(admin, '/reports/')
  const shell = new Shell(page)
  const reports = await new ReportsPage(page).expectShown()

  await test.step('a snapshot is generated and shown', async () => {
    const dialog = await reports.snapshot()
    await dialog.name.fill('Right now')
    await dialog.allEmployees.check()
    await dialog.finish('Generate snapshot')
    await expect(shell.notice('Report generated')).toBeVisible()
    const report = await new ReportPage(page, 'Right now').expectShown()
    await expect(report.run('Feb 02, 2026 09:00')).toContainText('Generating')
    await world.advance('PT1M')
    await advanceUntil(page, () =>
      expect(report.run('Feb 02, 2026 09:0')).toContainText('Generated', shortTimeout),
    )
    await page.getByRole('link', { name: 'Back to reports' }).click()
    await expect(reports.snapshots.link('Right now')).toBeVisible()
  })

  await test.step('a failed snapshot shows an error', async () => {
    const dialog = await reports.snapshot()
    await dialog.name.fill('Without luck')
    await dialog.allEmployees.check()
    await dialog.paste('fails@heed.example,board@heed.example')
    await dialog.finish('Generate snapshot')
    const report = await new ReportPage(page, 'Without luck').expectShown()
    await world.advance('PT1M')
    const failed = report.root.getByRole('note', { name: 'No Report was generated' })
    await advanceUntil(page, () =>
      expect(failed.or(report.root.getByText('No Report was generated')).first()).toBeVisible(shortTimeout),
    )
    await report.root.getByText('No Report was generated').hover()
    await expect(page.getByText('Something went wrong and we are working on getting it fixed')).toBeVisible()
    await expect(report.root.getByRole('button', { name: 'PDF' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to reports' }).click()
  })

  await test.step('a row opens its report, with runs on several pages', async () => {
    await (await reports.openMore('Weekly progress')).choose('View report')
    const report = await new ReportPage(page, 'Weekly progress').expectShown()
    await expect(report.root.getByRole('row')).toHaveCount(6)
    await page
      .getByRole('navigation', { name: 'Pages of Executions' })
      .getByRole('button', { name: 'Next page' })
      .click()
    await expect(page).toHaveURL(/runs\.page=2/)
  })

  await test.step('a report without runs shows an empty message', async () => {
    await page.route(/\/executions\?/, (route) => route.fulfill({ json: { executions: [], count: 0 } }))
    await page.reload()
    await expect(page.getByText('This report has not been executed nor scheduled')).toBeVisible()
    await page.unroute(/\/executions\?/)
  })

  await test.step("a viewer gets the server's refusal message", async () => {
    await shell.signOut()
    await signIn(getManagerEmail('viewer'), '/reports/')
    await reports.expectShown()
    const dialog = await reports.add()
    await dialog.allEmployees.check()
    await dialog.press('Add report')
    await expect(dialog.root.getByRole('note')).toContainText("You don't have permission to do this")
  })
})
