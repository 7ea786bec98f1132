import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { importSample, managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../heed.ts'
import { EmployeesPage } from '../pages/employees.ts'
import { paintIn, settled } from '../pages/looks.ts'
import { terminalPage } from '../pages/terminal.ts'

/** A picture of one colour is smaller than that, in bytes. */
const leastPicture = 20_000

/** The pictures of the README are written when HEED_PICTURES is set; else it is only seen that they can be. */
async function keep(picture: Buffer, path: string): Promise<void> {
  expect(picture.length).toBeGreaterThan(leastPicture)
  if (process.env.HEED_PICTURES)
    await writeFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), picture)
}

test('the README can show the console @employees', async ({ page, signIn }) => {
  await signIn(managerEmail('admin'), '/users/?users.page=3')
  const employees = await new EmployeesPage(page).isShown()
  expect(await employees.lists.names()).toHaveLength(5)
  expect(await employees.people.names()).toHaveLength(5)
  await paintIn(page, 'light')
  await keep(await page.screenshot(), 'console/docs/console.png')
})

test.describe('with seats for a large file', () => {
  test.use({ scenario: 'enterprise' })

  test('the README can show the command line @employees', async ({ page, world, heed }, info) => {
    const admin = await world.person(managerEmail('admin'))
    const file = info.outputPath('employees.csv')
    await writeFile(file, importSample({ people: 2000 }).bytes)
    const words = [
      'employees',
      'import',
      file,
      '--company',
      'Norðurljós hf.',
      '--rejects',
      info.outputPath('refused.csv'),
    ]
    const { code, output, errors } = await heed(words, { as: admin, env: { FORCE_COLOR: '1' } })
    expect(code, errors).toBe(3)
    const told = `${errors}${output}`.replaceAll(`${info.outputDir}/`, '')
    const typed = 'heed employees import employees.csv --company "Norðurljós hf." --rejects refused.csv'
    await showTerminal(page, typed, told)
    await expect(page.getByText('Imported employees.csv into')).toBeVisible()
    await keep(await page.locator('body').screenshot(), 'cli/docs/cli.png')
  })
})

async function showTerminal(page: Page, command: string, output: string): Promise<void> {
  await page.setContent(terminalPage(command, output.trimEnd()))
  await settled(page)
}
