import { companyIds, getManagerEmail, ssoCertificate } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { DirectoryPage } from '../pages/integrations.ts'
import { engineTag } from '../runner/scope.mjs'

const admin = getManagerEmail('admin')
const path = `/companies/${companyIds.direct}/integrations`
const azure = '/settings/integrations/azure/'

test('an admin selects groups and syncs their employees, matching API and heed @integrations', async ({
  page,
  signIn,
  world,
  heed,
  paste,
}) => {
  const person = await signIn(admin, '/settings/integrations/')
  await page.getByRole('link', { name: 'Manage Azure AD' }).click()
  const directory = await new DirectoryPage(page).expectShown()
  const groups = await directory.openGroups()
  await expect(groups.button('Apply')).toHaveAttribute('aria-disabled', 'true')
  await groups.root.getByRole('searchbox').fill('Akranes: All')
  await groups.root.getByRole('checkbox', { name: 'Akranes: All staff' }).check()
  await groups.root.getByText('Command line').click()
  const line = (await groups.root.locator('code').textContent()) ?? ''
  await groups.finish('Apply')
  const { groups: saved } = await world.api<{ groups: { displayName: string }[] }>(
    person,
    `${path}/azure/selected`,
  )
  expect(saved.map(({ displayName }) => displayName)).toContain('Akranes: All staff')
  const { errors: refused, output: again } = await paste(line, { as: person })
  expect(JSON.parse(again), refused).toMatchObject({ success: true, groups: saved })

  await directory.sync()
  await expect(page.getByText('Sync Started Successful')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Initializing' })).toBeVisible()
  await world.advance('PT8S')
  await expect(directory.progress).not.toHaveAttribute('aria-valuenow', '0')
  await world.advance('PT40S')
  await expect(directory.figure('Lists created')).toHaveText('1')
  const created = Number(await directory.figure('Employees created').textContent())
  expect(created).toBeGreaterThan(0)
  const status = await world.api<{ createdUsers: number }>(person, `${path}/azure/status`)
  expect(status.createdUsers).toBe(created)
  const words = ['lists', 'list', '--company', String(companyIds.direct), '--json']
  const { code, output, errors } = await heed(words, { as: person })
  expect(code, errors).toBe(0)
  expect(output).toContain('Akranes: All staff')

  await page.getByRole('button', { name: 'Actions for Akranes: All staff' }).click()
  await page.getByRole('menuitem', { name: 'Delete group' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click()
  await expect(page.getByText('Group deleted.')).toBeVisible()
})

test('a failed sync shows its reason and works after the secret is changed @integrations', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, azure)
  const directory = await new DirectoryPage(page).expectShown()
  await directory.openEdit('Azure AD')
  await page.getByLabel(/^Client secret/).fill('expired-secret')
  await page.getByRole('button', { name: 'Save connection' }).click()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('Connection successful')).toBeVisible()
  await directory.sync()
  await directory.progress.waitFor()
  await world.advance('PT40S')
  await expect(page.getByText(/^Sync failed: AADSTS7000222/)).toBeVisible()
  expect(await world.api(person, `${path}/azure/status`)).toMatchObject({ status: 3 })
  await directory.openEdit('Azure AD')
  await page.getByLabel(/^Client secret/).fill('a-new-secret')
  await page.getByRole('button', { name: 'Save connection' }).click()
  await directory.sync()
  await directory.progress.waitFor()
  // No more events arrive, so the page must poll.
  await world.addFaults(
    { on: 'websocket', event: 'integration:progress', reset: true },
    {
      on: 'websocket',
      event: 'connect',
      status: 503,
    },
  )
  await world.advance('PT40S')
  await expect(directory.figure('Employees created')).toBeVisible()
  await world.addFaults()

  const unlink = await directory.openUnlink('Azure AD')
  await unlink.finish('Unlink')
  await expect(page.getByText('Sync Unlinked Successful')).toBeVisible()
  expect(await world.api(person, `${path}/azure`)).toMatchObject({ tenant: '', enabled: '0' })
  await page.getByLabel(/^Tenant ID/).fill('nobody')
  await page.getByLabel(/^Client ID/).fill('nothing')
  await page.getByLabel(/^Client secret/).fill('secret')
  await page.getByRole('button', { name: 'Connect Azure AD' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Azure AD is not connected' })
  await expect(dialog).toContainText(
    "Looks like we can't connect to Azure AD. Please try again and make sure you are using the right IDs.",
  )
  await dialog.getByRole('button', { name: 'Show details' }).click()
  await expect(dialog).toContainText("AADSTS90002: Tenant 'nobody' not found")
  await dialog.getByRole('button', { name: 'Correct the IDs' }).click()
  await expect(page.getByLabel(/^Tenant ID/)).toHaveValue('nobody')
})

test('Slack, Google, Teams and single sign-on can be connected, matching the API @integrations @core', {
  tag: engineTag,
}, async ({ page, signIn, world }) => {
  const person = await signIn(admin, '/settings/integrations/slack/')
  await page.getByRole('switch', { name: 'Send a welcome message' }).click()
  await expect.poll(() => world.api(person, `${path}/slack`)).toMatchObject({ welcomeMessage: '0' })
  await new DirectoryPage(page).openUnlink('Slack').then((dialog) => dialog.finish('Unlink'))
  await page.getByRole('button', { name: 'Connect Slack' }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText("Slack wasn't connected: access denied.")).toBeVisible()
  await page.getByRole('button', { name: 'Connect Slack' }).click()
  await page.getByRole('button', { name: 'Allow, then revoke immediately' }).click()
  await expect(page.getByText('Slack is connected.')).toBeVisible()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('Connection failed: token_revoked')).toBeVisible()

  await page.getByRole('link', { name: 'Back to integrations' }).click()
  await page.getByRole('link', { name: 'Connect Microsoft Teams' }).click()
  await page.getByLabel(/^Tenant ID/).fill('8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913')
  await page.getByRole('button', { name: 'Connect Microsoft Teams' }).click()
  await expect(page.getByRole('heading', { name: 'Connection' })).toBeVisible()
  expect(await world.api(person, `${path}/teams`)).toMatchObject({ enabled: '1' })

  await page.getByRole('link', { name: 'Back to integrations' }).click()
  await page.getByRole('link', { name: 'Connect Google Workspace' }).click()
  await page.getByRole('button', { name: 'Connect Google Workspace' }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByText('Google Workspace is connected.')).toBeVisible()
  await expect(page.getByText('No groups chosen yet')).toBeVisible()
  expect(await world.api(person, `${path}/google`)).toMatchObject({ connected: true })

  await page.getByRole('link', { name: 'Back to integrations' }).click()
  const longest = page.getByRole('link', { name: 'Connect Azure AD single sign-on' })
  const size = page.viewportSize()
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const [button, card] = await Promise.all([
      longest.boundingBox(),
      page.getByRole('article', { name: 'Azure AD single sign-on' }).boundingBox(),
    ])
    expect((button?.x ?? 0) + (button?.width ?? width)).toBeLessThanOrEqual(
      (card?.x ?? 0) + (card?.width ?? 0) - 16,
    )
  }
  if (size) await page.setViewportSize(size)
  await longest.click()
  const file = (text: string) => ({
    name: 'heed.cer',
    mimeType: 'application/x-x509-ca-cert',
    buffer: Buffer.from(text),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('<!doctype html><title>Sign in</title>'))
  await expect(page.getByText('This is a web page, not a certificate')).toBeVisible()
  await input.setInputFiles(file(ssoCertificate))
  await expect(page.getByText('O=Heed ehf., CN=Heed single sign-on')).toBeVisible()
  await page.getByLabel(/^App name/).fill('Heed')
  await page.getByLabel(/^Domain/).fill('nordurljos.example')
  await page.getByLabel(/^Tenant ID/).fill('8c5a1f0e-3b52-4c7d-9a41-6de0b5f2c913')
  await page.getByRole('button', { name: 'Connect Azure AD single sign-on' }).click()
  await expect(page.getByText('Valid from Jan 01, 2026 to Jan 01, 2029')).toBeVisible()
  expect(await world.api(person, `${path}/azuresso`)).toMatchObject({
    cert: ssoCertificate.trim(),
  })
})
