import {
  createPackageFiles,
  createPackageManifest,
  createPackageZip,
  getManagerEmail,
  makeZip,
  sampleKinds,
} from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import { ContentPage } from '../../pages/content/content.ts'
import { PackageDialog } from '../../pages/content/packageDialog.ts'
import { fetchPreviewInfo, importPackage } from '../../pages/content/preview.ts'
import { Dialog } from '../../pages/dialogs.ts'
import { expectDisabled } from '../../pages/refused.ts'

const admin = getManagerEmail('admin')
const kindNames = { scorm12: 'SCORM 1.2', scorm2004: 'SCORM 2004 3rd Edition', cmi5: 'cmi5' }
const importedText = 'Package imported'

test('package import accepts every kind, fixes or rejects faulty ones and survives a reload @content', async ({
  page,
  signIn,
}) => {
  const dialog = new PackageDialog(page, 'Import Scorm')
  const begin = async () => {
    const content = await new ContentPage(page).expectShown()
    await content.importButton.click()
    await dialog.expectShown()
  }
  const isThere = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(importedText).last()).toBeVisible()
    await page.getByRole('link', { name: 'Back to content' }).click()
    await expect(new ContentPage(page).card(title).getByText('Custom Content')).toBeVisible()
  }

  await signIn(admin, '/content/')
  for (const kind of sampleKinds) {
    const title = `Tidy desk ${kind}`
    await begin()
    await dialog.choose('course.zip', createPackageZip({ kind, language: 'en', title }))
    await expect(dialog.name).toHaveValue(title)
    await expect(dialog.root.getByText(kindNames[kind], { exact: true })).toBeVisible()
    await dialog.finish('Import')
    await isThere(title)
  }

  await begin()
  await dialog.press('Import')
  await expect(dialog.root.getByRole('note')).toHaveText(
    /^Error importing file\s+Choose a \.zip file first\.$/,
  )
  await expect(dialog.button('Choose a file').first()).toBeFocused()
  await dialog.choose('text.zip', Buffer.from('just text'))
  await expect(dialog.findings).toContainText("The file isn't a zip")
  await expectDisabled(dialog.button('Import'), "This package can't be imported.")

  const german = { language: 'de', title: 'Ordnung' }
  const manifest = `\ufeff${createPackageManifest(german).text}`
  const broken = makeZip({ ...createPackageFiles(german), 'imsmanifest.xml': manifest })
  await dialog.choose('ordnung.zip', broken)
  await expect(dialog.findings).toContainText('The file starts with a byte order mark')
  await dialog.description.fill('')
  await dialog.press('Fix and import')
  await expect(dialog.description).toBeFocused()
  await expect(dialog.root.getByText('Must be 1 to 300 characters')).toBeInViewport()
  await dialog.description.fill('Alles an seinem Platz')

  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await dialog.expectShown()
  await expect(dialog.root.getByText('Choose “ordnung.zip” again.')).toBeVisible()
  await expect(dialog.description).toHaveValue('Alles an seinem Platz')
  await dialog.choose('ordnung.zip', broken)
  await dialog.finish('Fix and import')
  await isThere('Ordnung')
})

interface Targets {
  /** Address of an API call that needs a token. */
  call: string
  /** Address of a page in a different package. */
  other: string
}

/** Lists everything foreign that a package can access. Its own data must be readable, or the test proves nothing. */
const renderThiefPage = ({
  call,
  other,
}: Targets) => `<!doctype html><title>Thief</title><output></output><script>
const read = (frame) => frame.contentDocument.documentElement.innerHTML
const tries = {
  itself: () => document.title,
  address: () => top.location.href,
  page: () => top.document.documentElement.innerHTML,
  token: () => JSON.stringify({ ...top.localStorage }),
  drafts: () => JSON.stringify({ ...top.sessionStorage }),
  shared: () => localStorage.length || document.cookie || null,
  referrer: () => (document.referrer.includes('/content/') ? document.referrer : null),
  call: async () => ((await fetch('${call}', { credentials: 'include' })).ok ? 'answered' : null),
  other: async () => (await fetch('${other}')).text(),
  frame: () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.onload = () => { try { resolve(read(frame)) } catch (error) { reject(error) } }
    frame.src = '${other}'
    document.body.append(frame)
  }),
}
const outcomes = Object.entries(tries).map(async ([name, reach]) => {
  try { return (await reach()) === null ? [] : [name] } catch { return [] }
})
Promise.all(outcomes).then((got) => {
  document.querySelector('output').value = 'got: ' + got.flat().join(' ')
  top.location.href = '${other}'
})
</script>`

test("a malicious package can't read the console's token, address, storage or other packages @content", async ({
  context,
  world,
}) => {
  const person = await world.person(admin)
  const holding = (html: string) =>
    importPackage(world, person, makeZip({ ...createPackageFiles(), 'course/index a.html': html }))
  const { url } = await fetchPreviewInfo(world, person, await holding('<title>Secret</title>Secret'))
  const call = `${world.address}api/auth/user`
  const other = new URL('files/course/index%20a.html', url).href
  const id = await holding(renderThiefPage({ call, other }))
  // Uses a separate page, because this test expects error messages from the browser.
  const page = await context.newPage()
  await page.goto(other)
  await expect(page.getByText('Secret')).toBeVisible()
  expect((await page.request.get(call)).status()).toBe(401)
  await page.goto(`${world.address}auth/jwt/signin/${person.token}/?redirect=/content/${id}/`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await new Dialog(page, 'Preview Clean desk').expectShown()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(person.token)
  const course = page.frameLocator('iframe[title="Clean desk"]').frameLocator('iframe')
  await expect(course.getByText(/^got:/)).toHaveText('got: itself')
  await expect(page).toHaveURL(`${world.address}content/${id}/`)
})
