import {
  createPackageFiles,
  createPackageManifest,
  createPackageZip,
  getManagerEmail,
  importedPackageId,
  makeZip,
  sampleKinds,
} from '@heed/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from '../../heed.ts'
import { PackageDialog } from '../../pages/content/packageDialog.ts'
import { ConfirmDialog, Dialog } from '../../pages/dialogs.ts'
import { expectDisabled } from '../../pages/refused.ts'

const admin = getManagerEmail('admin')
const path = `/content/${importedPackageId}/`
const german = { language: 'de', title: 'Aufgeräumt' }

async function addLanguage(page: Page): Promise<PackageDialog> {
  await page.getByRole('button', { name: '+ Add language' }).click()
  return new PackageDialog(page, 'Add language').expectShown() as Promise<PackageDialog>
}

type Removal = { row: string; title: string; question: string; agree: string }

async function removeRow(page: Page, { row, title, question, agree }: Removal): Promise<void> {
  await page.getByRole('button', { name: `Delete ${row}` }).click()
  const asked = await new ConfirmDialog(page, `Delete ${title}`).expectShown()
  await expect(asked.root.getByText(question)).toBeVisible()
  await asked.finish(agree)
}

test('an admin adds, plays and deletes a language of every kind, then the package @content', async ({
  page,
  signIn,
}) => {
  await signIn(admin, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Hreint skrifborð' })).toBeVisible()
  for (const kind of sampleKinds) {
    const title = `Aufgeräumt ${kind}`
    const dialog = await addLanguage(page)
    await dialog.choose('course.zip', createPackageZip({ kind, language: 'de', title }))
    await expect(dialog.name).toHaveValue(title)
    await dialog.finish('Add')
    await expect(page.getByText('Language added successfully').last()).toBeVisible()
    await page.getByRole('row', { name: title }).getByRole('button', { name: 'Preview' }).click()
    const course = page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe')
    await course.getByRole('button', { name: 'Complete' }).click()
    await expect(course.getByText('Completed')).toBeVisible()
    await new Dialog(page, `Preview ${title}`).close()
    await removeRow(page, {
      row: `${title} in German`,
      title: `${title} in German`,
      question: 'Are you sure you want to delete this language package?',
      agree: 'Delete language',
    })
    await expect(page.getByText('Language package deleted!').last()).toBeVisible()
    await expect(page.getByRole('row', { name: title })).toBeHidden()
  }
  await removeRow(page, {
    row: 'Hreint skrifborð in Icelandic',
    title: 'Hreint skrifborð in all languages',
    question:
      'Deleting default language will delete the whole scorm package. Are you sure you want to proceed?',
    agree: 'Delete Scorm package',
  })
  await expect(page.getByText('Scorm package deleted!')).toBeVisible()
  await expect(page).toHaveURL(/\/content\/$/)
})

test('a package is fixed before upload, and cancelling returns to the filled form @content', async ({
  page,
  signIn,
}) => {
  await signIn(admin, path)
  const manifest = `\ufeff${createPackageManifest(german).text.replaceAll('Aufgeräumt', 'Ordnung & Ruhe')}`
  const files = Object.entries({ ...createPackageFiles(german), 'imsmanifest.xml': manifest })
  const broken = makeZip(Object.fromEntries(files.map(([name, text]) => [`my course\\${name}`, text])))
  const dialog = await addLanguage(page)
  await dialog.choose('course.zip', broken)
  for (const text of [
    'File names with backslashes instead of slashes',
    'The manifest is in "my course", not at the root of the zip',
    'The file starts with a byte order mark',
    'write "&" as "&amp;"',
  ]) {
    await expect(dialog.findings).toContainText(text)
  }
  await expect(dialog.name).toHaveValue('Ordnung & Ruhe')
  await page.route('**/translations', () => undefined)
  await dialog.press('Fix and add')
  await dialog.press('Cancel upload')
  await expect(dialog.name).toHaveValue('Ordnung & Ruhe')
  await page.unroute('**/translations')
  await dialog.finish('Fix and add')
  await page.getByRole('row', { name: 'Ordnung & Ruhe' }).getByRole('button', { name: 'Preview' }).click()
  const course = page.frameLocator('iframe[title="Ordnung & Ruhe"]').frameLocator('iframe')
  await expect(course.getByRole('button', { name: 'Complete' })).toBeVisible()
})

test('invalid packages are rejected with the reason and never uploaded @content', async ({
  page,
  signIn,
}) => {
  await signIn(admin, path)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/translations')) sent.push(request.url())
  })
  const { text } = createPackageManifest(german)
  const withManifest = (manifest: string | Uint8Array) =>
    makeZip({ ...createPackageFiles(german), 'imsmanifest.xml': manifest })
  const dialog = await addLanguage(page)
  for (const [name, zip, why] of [
    ['text.zip', Buffer.from('just text'), "The file isn't a zip"],
    [
      'bomb.zip',
      makeZip({ ...createPackageFiles(), 'bomb.bin': new Uint8Array(100 * 1024 * 1024) }),
      'It unpacks to more than 200 times its size',
    ],
    ['leaves.zip', makeZip({ ...createPackageFiles(), '../x': '' }), 'which points outside the package'],
    [
      'entity.zip',
      withManifest(
        text.replace('<manifest ', '<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<manifest '),
      ),
      "A manifest can't declare entities",
    ],
    [
      'outside.zip',
      withManifest(
        text.replace('<manifest ', '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<manifest '),
      ),
      "A manifest can't declare entities",
    ],
  ] as const) {
    await dialog.choose(name, zip)
    await expect(dialog.findings).toContainText(why)
    await expectDisabled(dialog.button('Add'), "This package can't be imported.")
  }
  await dialog.choose(
    'utf16.zip',
    withManifest(Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')),
  )
  await expect(dialog.findings).toContainText('The file is UTF-16, not UTF-8')
  await expect(dialog.name).toHaveValue(german.title)
  expect(sent).toEqual([])
})

test('a viewer can see a package but not change it @content', async ({ page, signIn }) => {
  await signIn(getManagerEmail('viewer'), path)
  await expect(page.getByRole('button', { name: 'Preview' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Add language|^Edit|^Delete/ })).toHaveCount(0)
})
