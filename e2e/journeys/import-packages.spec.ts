import { managerEmail, packageFiles, packageManifest, packageZip, sampleKinds, zipOf } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { ContentPage } from '../pages/content.ts'
import { Dialog } from '../pages/dialogs.ts'
import { PackageDialog } from '../pages/packageDialog.ts'
import { importPackage, previewInfo } from '../pages/preview.ts'
import { expectRefused } from '../pages/refused.ts'

const admin = managerEmail('admin')
const imported = 'The package was imported.'

test('imports a package of every kind, mends one, refuses one, and keeps what was typed over a reload @content', async ({
  page,
  signIn,
}) => {
  const dialog = new PackageDialog(page, 'Import Scorm')
  const begin = async () => {
    const content = await new ContentPage(page).isShown()
    await content.importButton.click()
    await dialog.isShown()
  }
  const isThere = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(imported).last()).toBeVisible()
    await page.getByRole('link', { name: 'Back to content' }).click()
    await expect(new ContentPage(page).card(title).getByText('Custom Content')).toBeVisible()
  }

  await signIn(admin, '/content/')
  for (const kind of sampleKinds) {
    const title = `Tidy desk ${kind}`
    await begin()
    await dialog.choose('course.zip', packageZip({ kind, language: 'en', title }))
    await expect(dialog.name).toHaveValue(title)
    await dialog.finish('Import')
    await isThere(title)
  }

  await begin()
  await dialog.press('Import')
  await expect(dialog.root.getByRole('alert')).toHaveText(
    /^Error importing file\s+Choose the .zip of the package first\.$/,
  )
  await expect(dialog.button('Choose a file').first()).toBeFocused()
  await dialog.choose('text.zip', Buffer.from('just text'))
  await expect(dialog.findings).toContainText('The file is not a zip')
  await expectRefused(dialog.button('Import'), 'The package cannot be imported.')
  await dialog.press('Choose another file')

  const german = { language: 'de', title: 'Ordnung' }
  const manifest = `\ufeff${packageManifest(german).text}`
  const broken = zipOf({ ...packageFiles(german), 'imsmanifest.xml': manifest })
  await dialog.choose('ordnung.zip', broken)
  await expect(dialog.findings).toContainText('The file begins with a byte order mark')
  await dialog.description.fill('')
  await dialog.press('Mend and import')
  await expect(dialog.description).toBeFocused()
  await expect(dialog.root.getByText('Must be 1 to 300 characters')).toBeInViewport()
  await dialog.description.fill('Alles an seinem Platz')

  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await dialog.isShown()
  await expect(dialog.root.getByText('“ordnung.zip” has to be chosen again.')).toBeVisible()
  await expect(dialog.description).toHaveValue('Alles an seinem Platz')
  await dialog.choose('ordnung.zip', broken)
  await dialog.finish('Mend and import')
  await isThere('Ordnung')
})

/** Tries to read and to change what is not its own, and tells what became of each try. */
const thief = (other: string) => `<!doctype html><title>Thief</title><output></output><script>
const tries = {
  address: () => top.location.href,
  page: () => top.document.documentElement.innerHTML,
  storage: () => top.localStorage.getItem('heed.token'),
  tab: () => top.sessionStorage.getItem('heed.drafts'),
  leaving: () => { top.location.href = 'https://thief.example/' },
  own: () => (localStorage.getItem('heed.token') || document.cookie) || undefined,
  referrer: () => new URL(document.referrer || location.href).pathname.includes('content') ? document.referrer : undefined,
  api: async () => {
    const { ok } = await fetch(new URL('/api/auth/user', location.ancestorOrigins[1]), { credentials: 'include' })
    return ok ? 'answered' : undefined
  },
  other: async () => (await fetch('${other}')).text(),
  otherFrame: () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.onload = () => { try { resolve(frame.contentDocument?.title) } catch (error) { reject(error) } }
    frame.onerror = reject
    frame.src = '${other}'
    document.body.append(frame)
  }),
}
Promise.all(Object.entries(tries).map(async ([name, reach]) => {
  try { return (await reach()) === undefined || (await reach()) === null ? undefined : name } catch { return undefined }
})).then((got) => {
  document.querySelector('output').value = 'got: ' + got.filter(Boolean).join(' ')
})
</script>`

test('a package that reaches for token, address and storage of the console, and for another package, gets nothing @content', async ({
  page,
  signIn,
  world,
}) => {
  const person = await world.person(admin)
  const secret = zipOf({ ...packageFiles(), 'course/index a.html': '<title>Secret</title>Secret' })
  const { url } = await previewInfo(world, person, await importPackage(world, person, secret))
  const other = new URL('course/index%20a.html', url).href
  const zip = zipOf({ ...packageFiles(), 'course/index a.html': thief(other) })
  const id = await importPackage(world, person, zip)
  // What it reaches for is there.
  await page.goto(other)
  await expect(page.getByText('Secret')).toBeVisible()
  await signIn(admin, `/content/${id}/`)
  expect(await page.evaluate(() => localStorage.getItem('heed.token'))).toBeTruthy()
  await page.getByRole('button', { name: 'Preview' }).click()
  await new Dialog(page, 'Preview Clean desk').isShown()
  const course = page.frameLocator('iframe[title="Clean desk"]').frameLocator('iframe')
  await expect(course.getByText(/^got:/)).toHaveText('got:')
  await expect(page).toHaveURL(new RegExp(`/content/${id}/$`))
})
