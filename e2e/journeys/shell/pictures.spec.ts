import { writeFile } from 'node:fs/promises'
import { createImportSample, getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { EmployeesPage } from '../../pages/employees.ts'
import { renderTerminalPage } from '../../pages/terminal.ts'
import { setColorScheme, waitUntilSettled } from '../../scenes/stage/looks.ts'
import { savePicture } from '../../scenes/stage/pictures.ts'

test('the employees page can be captured for the README @employees', async ({ page, signIn }) => {
  await signIn(getManagerEmail('admin'), '/users/?users.page=3')
  const employees = await new EmployeesPage(page).expectShown()
  expect(await employees.lists.names()).toHaveLength(5)
  expect(await employees.people.names()).toHaveLength(5)
  await setColorScheme(page, 'light')
  await savePicture(await page.screenshot(), 'console/docs/console.png')
})

test.describe('a company with seats for a large file', () => {
  test.use({ scenario: 'enterprise' })

  test('the command line can be captured for the README @employees', async ({ page, world, heed }, info) => {
    const admin = await world.person(getManagerEmail('admin'))
    const file = info.outputPath('employees.csv')
    await writeFile(file, createImportSample({ people: 2000 }).bytes)
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
    const printed = `${errors}${output}`.replaceAll(`${info.outputDir}/`, '')
    const typed = 'heed employees import employees.csv --company "Norðurljós hf." --rejects refused.csv'
    await showTerminal(page, typed, printed)
    await expect(page.getByText('Imported employees.csv into')).toBeVisible()
    await savePicture(await page.locator('body').screenshot(), 'cli/docs/cli.png')
  })
})

async function showTerminal(page: Page, command: string, output: string): Promise<void> {
  await page.setContent(renderTerminalPage(command, output.trimEnd()))
  await waitUntilSettled(page)
}
