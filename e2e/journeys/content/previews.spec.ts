import { createPackageFiles, createPackageZip, getManagerEmail, makeZip, sampleKinds } from '@heed/fixtures'
import { expect, test } from '../../heed.ts'
import {
  fetchPreviewInfo,
  importPackage,
  makePreviewAddress,
  type ScormInfo,
  showPreview,
} from '../../pages/content/preview.ts'

const admin = getManagerEmail('admin')

interface ReportedStatement {
  packageId: number
  verb: string
  completion: boolean | null
}

test('packages of every kind play in the preview and report completion @packages @core', async ({
  context,
  world,
}) => {
  const person = await world.person(admin)
  const page = await context.newPage()
  await page.goto(`${world.address}auth/signin/`)
  for (const kind of sampleKinds) {
    const id = await importPackage(world, person, createPackageZip({ kind, title: kind }))
    const course = await showPreview(page, await fetchPreviewInfo(world, person, id))
    await expect(course.getByRole('heading', { name: kind })).toBeVisible()
    await course.getByRole('button', { name: 'Complete' }).click()
    await expect(course.getByText('Completed')).toBeVisible()
    await expect
      .poll(async () =>
        (await world.rows<ReportedStatement>('statements')).filter((row) => row.packageId === id),
      )
      .toContainEqual(expect.objectContaining({ completion: true }))
  }
})

/** Lists the contents of each browser storage, then writes to each storage. */
const nosyPage = `<!doctype html><title>Nosy</title><output></output><script>
const opened = indexedDB.open('nosy')
let isNew = false
opened.onupgradeneeded = () => { isNew = true }
opened.onsuccess = () => {
  const found = [localStorage.seen, sessionStorage.seen, document.cookie, isNew ? undefined : 'database']
  localStorage.seen = 'local'
  sessionStorage.seen = 'session'
  document.cookie = 'seen=cookie; path=/'
  document.querySelector('output').value = 'found: ' + found.filter(Boolean).join(' ')
}
</script>`

test("a package can't read browser data that another package stored @packages", async ({
  context,
  world,
}) => {
  const person = await world.person(admin)
  const zip = makeZip({ ...createPackageFiles(), 'course/index a.html': nosyPage })
  const [one, other] = [await importPackage(world, person, zip), await importPackage(world, person, zip)]
  const page = await context.newPage()
  // Don't use a frame: Playwright disables the storage that browsers give to frames from other sites.
  const found = async (info: ScormInfo) => {
    await page.goto(makePreviewAddress(info))
    const answer = page
      .locator('#course')
      .contentFrame()
      .getByText(/^found:/)
    await expect(answer).toBeVisible()
    return answer.textContent()
  }
  const first = await fetchPreviewInfo(world, person, one)
  expect(await found(first)).toBe('found: ')
  expect(await found(first)).toBe('found: local session seen=cookie database')
  expect(await found(await fetchPreviewInfo(world, person, other))).toBe('found: ')
  await page.goto(`${world.address}auth/signin/`)
  expect(await page.evaluate(() => [localStorage.getItem('seen'), document.cookie])).toEqual([null, ''])
})
