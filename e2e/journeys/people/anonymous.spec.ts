import { readFileSync } from 'node:fs'
import { companyIds, getManagerEmail } from '@heed/fixtures'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../../heed.ts'
import { readPdfText } from '../../pages/content/pdf.ts'
import { Dialog } from '../../pages/dialogs.ts'
import { Palette } from '../../pages/palette.ts'
import type { Person, World } from '../../world.ts'

const admin = getManagerEmail('admin')
/** The company's first training, assessment and report, which have all run. */
const campaign = companyIds.direct * 100 + 1

const makeCompanyPath = (person: Person): string => `/companies/${person.company?.id}`

async function expectCompleteExport(
  world: World,
  person: Person,
  linesIn: (path: RegExp) => string[],
): Promise<void> {
  const company = makeCompanyPath(person)
  const own = async (file: string) => {
    const answer = await world.call(person, 'get', `${company}/${file}?token=${person.token}`)
    return (await answer.text()).trimEnd().split('\r\n').slice(1)
  }
  const { count } = await world.api<{ count: number }>(
    person,
    `${company}/trainings/${campaign}/perUsersDetails?p=0&n=1`,
  )
  const delivered = (await own(`trainings/${campaign}/users_detailed_report/csv`)).filter(
    (line) => line.split(',')[4] !== '',
  )
  const lessons = linesIn(new RegExp(`^trainings/.*\\(${campaign}\\)\\.csv$`))
  expect(new Set(lessons.map((line) => line.split(',')[0])).size).toBe(count)
  expect(lessons.filter((line) => line.split(',')[7] !== '')).toHaveLength(delivered.length)
  expect(delivered.length).toBeGreaterThan(100)
  const answers = linesIn(new RegExp(`^assessments/.*\\(${campaign}\\)/answers\\.csv$`))
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.length).toBe((await own(`assessments/${campaign}/answers_report/csv`)).length)
  expect(linesIn(/^certificates\.csv$/).length).toBeGreaterThan(0)
  expect(linesIn(new RegExp(`^reports/.*\\(${campaign}\\)/`)).length).toBeGreaterThan(100)
}

async function expectUnnamedFiles(
  world: World,
  person: Person,
  namedIn: (text: string) => string[],
): Promise<void> {
  const company = makeCompanyPath(person)
  const { executions } = await world.api<{ executions: { id: number; hasCSV: boolean }[] }>(
    person,
    `${company}/reports/${campaign}/executions`,
  )
  const written = executions.find(({ hasCSV }) => hasCSV)
  for (const file of [
    `trainings/${campaign}/users_report/csv`,
    `trainings/${campaign}/users_detailed_report/csv`,
    `trainings/${campaign}/report?users_details=1`,
    `assessments/${campaign}/detailed_report/csv`,
    `assessments/${campaign}/answers_report/csv`,
    `reports/${campaign}/executions/${written?.id}/csv`,
    `reports/${campaign}/executions/${written?.id}/pdf`,
  ]) {
    const answer = await world.call(
      person,
      'get',
      `${company}/${file}${file.includes('?') ? '&' : '?'}token=${person.token}`,
    )
    expect([file, answer.status()]).toEqual([file, 200])
    const isPdf = answer.headers()['content-type']?.startsWith('application/pdf')
    const text = isPdf ? await readPdfText(await answer.body()) : await answer.text()
    expect([file, namedIn(text)]).toEqual([file, []])
  }
}

test('switching off user logging permanently removes names everywhere @settings', async ({
  page,
  signIn,
  world,
  heed,
}) => {
  const person = await signIn(admin, '/users/')
  const company = makeCompanyPath(person)
  // A name that an earlier page cached must not reappear.
  await expect(page.getByRole('table', { name: 'All employees' }).getByRole('link').nth(1)).toBeVisible()
  const palette = await new Palette({ page }).open()
  await palette.field.fill('Company settings')
  await palette.goTo(palette.option(/^Company settings/))
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Log what each employee does' }).click()
  const dialog = await new Dialog(page, 'Permanently switch off user logging?').expectShown()
  const saving = page.waitForEvent('download')
  await dialog.press('Export')
  const files = unzipSync(readFileSync(await (await saving).path()))
  const linesIn = (path: RegExp) => {
    const [name = ''] = Object.keys(files).filter((one) => path.test(one))
    return strFromU8(files[name] ?? new Uint8Array())
      .trimEnd()
      .split('\r\n')
      .slice(1)
  }
  const lines = linesIn(/^employees\.csv$/)
  const managers = (await world.rows<{ name: string }>('people')).map(({ name }) => name)
  const named = lines
    .map((line) => line.split(',')[1] ?? '')
    .filter((name) => name !== '' && !managers.includes(name))
  expect(named.length).toBeGreaterThan(100)
  await test.step('exports all data that will be deleted, matching the platform', () =>
    expectCompleteExport(world, person, linesIn))
  const namedIn = (text: string) => named.filter((name) => text.includes(name))
  const onScreen = async () => namedIn((await page.locator('body').textContent()) ?? '')
  await dialog.root.getByRole('checkbox', { name: "I understand that this can't be undone" }).check()
  await dialog.finish('Switch off logging')
  await expect(page.getByText(/User logging switched off for/)).toBeVisible()
  const hidden = page.getByText('Tracking users is disabled').filter({ visible: true }).first()

  await test.step('hides names on every page and in search', async () => {
    await page.getByRole('link', { name: 'Employees', exact: true }).click()
    await expect(page).toHaveURL(/\/users\/$/)
    await expect(hidden).toBeVisible()
    expect(await onScreen()).toEqual([])
    await palette.open()
    await palette.field.fill(named[0] ?? '')
    await expect(palette.root.getByText(/^Nothing/)).toBeVisible()
    await page.keyboard.press('Escape')
    const { users } = await world.api<{ users: { name?: string; email: string }[] }>(
      person,
      `${company}/users?p=0&n=10`,
    )
    expect(users.filter(({ name }) => name)).toEqual([])
    const [{ email } = { email: '' }] = users
    for (const at of [
      `users/user/${email}/`,
      `trainings/${campaign}/view/?tab=employees`,
      `trainings/${campaign}/user/${email}/`,
      `assessment/${campaign}/view/employees/`,
    ]) {
      await page.goto(`${world.address}${at}`)
      await expect(hidden, at).toBeVisible()
      expect([at, await onScreen()]).toEqual([at, []])
    }
  })

  await test.step('hides names in every employee file, including earlier runs', () =>
    expectUnnamedFiles(world, person, namedIn))

  await test.step('hides names in emails and in the terminal', async () => {
    const before = (await world.mails('lesson')).length
    await world.advance('P21DT2H')
    const mails = (await world.mails('lesson')).slice(before)
    expect(mails.length).toBeGreaterThan(0)
    expect(namedIn(JSON.stringify(mails))).toEqual([])
    const { output } = await heed(['employees', 'list', '--json', '--company', String(person.company?.id)], {
      as: person,
    })
    expect(namedIn(output)).toEqual([])
  })
})
