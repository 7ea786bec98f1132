import { managerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { EmployeesPage } from '../pages/employees.ts'
import type { GivenFile, ImportDialog } from '../pages/importDialog.ts'
import type { Scene } from './stage/scene.ts'

const lines = [
  'asa@import.example;Ása Nýjadóttir;Nýr hópur;Reykjavík',
  'jurgen@import.example,"Jürgen, der Große",Leadership',
  'ASA@import.example;;Annar hópur',
  'not-an-address;A line with a very long name that does not fit into a narrow screen;Nýr hópur',
  ';;',
]
const file: GivenFile = { name: 'people.csv', content: lines.join('\n') }

const openImport = async (page: Page): Promise<ImportDialog> =>
  (await new EmployeesPage(page).isShown()).openImport()

async function preview(page: Page, given: GivenFile = file): Promise<ImportDialog> {
  const dialog = await openImport(page)
  await dialog.choose(given)
  await dialog.counts()
  return dialog
}

async function failing(page: Page, isPreview: boolean): Promise<void> {
  await page.route('**/createUsersBatch', async (route) => {
    const { preview: asked } = route.request().postDataJSON() as { preview: boolean }
    if (asked === isPreview)
      await route.fulfill({ status: 500, json: { message: 'The server is out of order' } })
    else await route.fallback()
  })
}

const scene = (name: string, show: (page: Page) => Promise<unknown>): Scene => ({
  name: `import-${name}`,
  area: 'employees',
  as: managerEmail('admin'),
  at: '/users/',
  show,
})

export const importScenes: readonly Scene[] = [
  scene('choose', openImport),
  scene('refused-file', async (page) => {
    const dialog = await openImport(page)
    await dialog.choose({ name: 'people.xlsx', content: 'PK' })
    await dialog.root.getByRole('alert').waitFor()
  }),
  scene('preview', async (page) => (await preview(page)).rows('New')),
  scene('preview-refused', async (page) => (await preview(page)).rows('Rejected')),
  scene('preview-obsolete', async (page) => (await preview(page)).rows('Not in the file')),
  scene('preview-damaged', (page) =>
    preview(page, {
      name: 'latin.csv',
      content: Buffer.from('email,name\nth@import.example,Þórdís\n', 'latin1'),
    }),
  ),
  scene('preview-failed', async (page) => {
    await failing(page, true)
    const dialog = await openImport(page)
    await dialog.choose(file)
    await dialog.button('Continue').waitFor()
  }),
  scene('remove', async (page) => {
    const dialog = await preview(page, { name: 'one.csv', content: 'one@import.example;One;Leadership' })
    await dialog.root.getByRole('checkbox', { name: /not in the file/ }).check()
    await dialog.confirm()
    await page.getByRole('alertdialog').waitFor()
  }),
  scene('saving', async (page) => {
    const dialog = await preview(page)
    // This call never gets a response, so that the dialog stays in its saving state.
    await page.route('**/createUsersBatch', () => undefined)
    await dialog.confirm()
    await dialog.button('Stop').waitFor()
  }),
  scene('half-way', async (page) => {
    await failing(page, false)
    const dialog = await preview(page)
    await dialog.confirm()
    await dialog.button('Continue').waitFor()
  }),
  scene('done', async (page) => {
    const dialog = await preview(page)
    await dialog.confirm()
    await dialog.isDone(2)
  }),
]
