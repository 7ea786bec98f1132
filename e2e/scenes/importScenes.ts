import { getManagerEmail } from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { EmployeesPage } from '../pages/employees.ts'
import type { ImportDialog, ImportFile } from '../pages/importDialog.ts'
import type { Scene } from './stage/scene.ts'

const lines = [
  'asa@import.example;Ása Nýjadóttir;Nýr hópur;Reykjavík',
  'jurgen@import.example,"Jürgen, der Große",Leadership',
  'ASA@import.example;;Annar hópur',
  'not-an-address;A line with a very long name that does not fit into a narrow screen;Nýr hópur',
  ';;',
]
const file: ImportFile = { name: 'people.csv', content: lines.join('\n') }

const openImport = async (page: Page): Promise<ImportDialog> =>
  (await new EmployeesPage(page).expectShown()).openImport()

async function openPreview(page: Page, importFile: ImportFile = file): Promise<ImportDialog> {
  const dialog = await openImport(page)
  await dialog.choose(importFile)
  await dialog.counts()
  return dialog
}

async function failImports(page: Page, isPreview: boolean): Promise<void> {
  await page.route('**/createUsersBatch', async (route) => {
    const { preview } = route.request().postDataJSON() as { preview: boolean }
    if (preview === isPreview)
      await route.fulfill({ status: 500, json: { message: 'The server is out of order' } })
    else await route.fallback()
  })
}

const makeScene = (name: string, show: (page: Page) => Promise<unknown>): Scene => ({
  name: `import-${name}`,
  area: 'employees',
  as: getManagerEmail('admin'),
  at: '/users/',
  show,
})

export const importScenes: readonly Scene[] = [
  makeScene('choose', openImport),
  makeScene('refused-file', async (page) => {
    const dialog = await openImport(page)
    await dialog.choose({ name: 'people.xlsx', content: 'PK' })
    await dialog.root.getByRole('note').waitFor()
  }),
  makeScene('preview', async (page) => (await openPreview(page)).rows('New')),
  makeScene('preview-refused', async (page) => (await openPreview(page)).rows('Rejected')),
  makeScene('preview-obsolete', async (page) => (await openPreview(page)).rows('Not in the file')),
  makeScene('preview-damaged', (page) =>
    openPreview(page, {
      name: 'latin.csv',
      content: Buffer.from('email,name\nth@import.example,Þórdís\n', 'latin1'),
    }),
  ),
  makeScene('preview-failed', async (page) => {
    await failImports(page, true)
    const dialog = await openImport(page)
    await dialog.choose(file)
    await dialog.button('Continue').waitFor()
  }),
  makeScene('remove', async (page) => {
    const dialog = await openPreview(page, { name: 'one.csv', content: 'one@import.example;One;Leadership' })
    await dialog.root.getByRole('checkbox', { name: /not in the file/ }).check()
    await dialog.confirm()
    await page.getByRole('alertdialog').waitFor()
  }),
  makeScene('saving', async (page) => {
    const dialog = await openPreview(page)
    // This call never gets a response, so that the dialog stays in its saving state.
    await page.route('**/createUsersBatch', () => undefined)
    await dialog.confirm()
    await dialog.button('Stop').waitFor()
  }),
  makeScene('half-way', async (page) => {
    await failImports(page, false)
    const dialog = await openPreview(page)
    await dialog.confirm()
    await dialog.button('Continue').waitFor()
  }),
  makeScene('done', async (page) => {
    const dialog = await openPreview(page)
    await dialog.confirm()
    await dialog.isDone(2)
  }),
]
