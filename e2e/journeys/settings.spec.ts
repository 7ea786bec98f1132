import { productColor } from '@heed/contracts/rules/branding/productColor'
import { getManagerEmail } from '@heed/fixtures'
import { expect, test } from '../heed.ts'
import { SignInPage } from '../pages/auth.ts'
import { readPdfStyle, readPdfText } from '../pages/content/pdf.ts'
import { Dialog } from '../pages/dialogs.ts'
import { expectDisabled } from '../pages/refused.ts'

const admin = getManagerEmail('admin')

test('an admin renames themselves, and adds, emails and removes another admin @settings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/settings/')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Úlfur <b>K.</b>')
  await page.getByRole('button', { name: 'Save changes' }).dblclick()
  await expect(page.getByText('Your profile successful updated')).toBeVisible()
  expect(await world.api<{ name: string }>(person, '/auth/user')).toMatchObject({ name: 'Úlfur <b>K.</b>' })

  await page.getByRole('link', { name: 'Admins' }).click()
  await page.getByRole('button', { name: 'Add admin' }).click()
  const dialog = await new Dialog(page, 'Add admin').expectShown()
  await dialog.press('Add admin')
  await expect(dialog.root.getByText('Please enter name of the admin')).toBeVisible()
  await expect(dialog.root.getByText('Please enter a correct work email')).toBeVisible()
  await dialog.root.getByRole('textbox', { name: 'Name' }).fill('Sif')
  await dialog.root.getByRole('textbox', { name: 'Email' }).fill('sif@settings.example')
  await dialog.root.getByRole('radio', { name: /Viewer/ }).check()
  await dialog.root.getByRole('checkbox', { name: /welcome/ }).check()
  await dialog.finish('Add admin')
  await expect(page.getByText('Admin added!')).toBeVisible()
  const welcome = await world.waitForEmail('sif@settings.example')
  expect(welcome.links).toHaveLength(1)

  const menu = async (of: string, item: string | RegExp) => {
    await page.getByRole('button', { name: `Actions for ${of}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Sif', 'Send login email')
  await expect(page.getByText('Login email sent!')).toBeVisible()
  await world.waitForEmail('sif@settings.example', welcome)
  await page.getByRole('button', { name: 'Actions for Úlfur <b>K.</b>' }).click()
  await expectDisabled(page.getByRole('menuitem', { name: 'Remove admin' }), "You can't remove yourself")
  await page.keyboard.press('Escape')
  await menu('Sif', 'Remove admin')
  await new Dialog(page, 'Remove Sif?', 'alertdialog').finish('Remove admin')
  await expect(page.getByText('Admin removed!')).toBeVisible()
  const { managers } = await world.api<{ managers: { email: string }[] }>(
    person,
    `/companies/${person.company?.id}`,
  )
  expect(managers.map(({ email }) => email)).not.toContain('sif@settings.example')
})

test('company name, colour, logo and email texts apply to console, certificates and emails @settings @core', async ({
  page,
  signIn,
  world,
  heed,
  paste,
}) => {
  const person = await signIn(admin, '/settings/company/')
  const id = person.company?.id
  const save = () => page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('textbox', { name: 'Company name' }).fill('Suðurljós hf.')
  await page.getByRole('textbox', { name: 'Header' }).fill('Academy of the South')
  await save()
  await expect(page.getByText('Company renamed.')).toBeVisible()
  const { output } = await heed(['companies', 'list'], { as: person })
  expect(output).toContain('Suðurljós hf.')
  const certificate = async () => {
    const query = new URLSearchParams({ token: person.token, company_id: String(id), lang: 'en' })
    return (await world.call(person, 'get', `/download/certificate/preview?${query}`)).body()
  }
  const plain = await certificate()
  expect(await readPdfText(plain)).toContain('Academy of the South')
  expect(await readPdfStyle(plain)).toMatchObject({
    colors: expect.arrayContaining([productColor]),
    pictures: 0,
  })

  await page.getByRole('link', { name: 'Customize' }).click()
  const file = page.locator('input[type=file]')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg })
  await expect(page.getByText("'image/svg+xml' is not a supported format")).toBeVisible()
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(80_001) })
  await expect(page.getByText("'logo.png' is too large, please pick a smaller file")).toBeVisible()
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('textbox', { name: 'Colour as #rrggbb' }).fill('#0f5132')
  await save()
  await expect(page.getByText('Appearance saved for Suðurljós hf.')).toBeVisible()
  const colour = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--heed-palette-primary-main').trim(),
    )
  await expect.poll(colour).toBe('#0f5132')
  await expect(page.getByRole('banner').getByRole('img').first()).toHaveAttribute('src', /^data:image\/png/)
  const branded = await certificate()
  expect(await readPdfStyle(branded)).toMatchObject({
    colors: expect.arrayContaining(['#0f5132']),
    pictures: 1,
  })
  expect(await readPdfText(branded)).toContain('Academy of the South')

  await page.getByRole('link', { name: 'Email settings' }).click()
  const header = page.getByRole('textbox', { name: 'Header' })
  await header.click()
  await page.keyboard.type('Hæ, three minutes of your time')
  await expect(
    page.getByRole('group', { name: 'Email preview' }).getByText('Hæ, three minutes of your time'),
  ).toBeVisible()
  await page.getByText('Command line').click()
  const line = (await page.locator('code').textContent()) ?? ''
  await save()
  await expect(page.getByText('Email settings saved')).toBeVisible()
  const settings = () => world.api<object>(person, `/companies/${id}/settings`)
  const saved = await settings()
  await world.call(person, 'put', `/companies/${id}/settings`, { 'ui.email.trainingHeader': '' })
  const { code, errors } = await paste(line, { as: person })
  expect([code, await settings()], errors).toEqual([0, saved])
  const before = (await world.mails('lesson')).length
  await world.advance('P21DT2H')
  const mails = (await world.mails('lesson')).slice(before)
  const ours = mails.filter(({ subject }) => subject.startsWith('Suðurljós hf.'))
  expect(ours.length).toBeGreaterThan(0)
  expect(ours.every(({ text }) => text.includes('Hæ, three minutes of your time'))).toBe(true)

  await test.step('a delivered email shows header, logo and colour', async () => {
    const reader = await page.context().newPage()
    await reader.setContent(ours.find(({ html }) => html !== '')?.html ?? '')
    await expect(reader.getByText('Hæ, three minutes of your time')).toBeVisible()
    const logo = reader.getByRole('img', { name: 'Suðurljós hf.' })
    await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1)
    await expect(reader.getByRole('link', { name: 'Byrja' })).toHaveCSS('background-color', 'rgb(15, 81, 50)')
    await reader.close()
  })

  await page.getByRole('link', { name: 'Company settings' }).click()
  await page.getByRole('link', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await new Dialog(page, 'Reset colour and logo?', 'alertdialog').finish('Reset to default')
  await expect(page.getByText('Appearance has been reset!')).toBeVisible()
  await expect.poll(colour).not.toBe('#0f5132')
})

test('API keys can be created, renamed, used and deleted, and their page hidden @settings', async ({
  page,
  signIn,
  world,
  heed,
  paste,
}) => {
  const person = await signIn(admin, '/settings/apikeys/')
  const keys = async () => {
    const { output } = await heed(['keys', 'list', '--company', String(person.company?.id)], { as: person })
    return output
  }
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = await new Dialog(page, 'Create API key').expectShown()
  await dialog.root.getByRole('textbox', { name: 'Name' }).fill('Nightly job')
  await dialog.finish('Create API key')
  expect(await keys()).toContain('Nightly job')
  await page.getByRole('button', { name: 'Show the key' }).click()
  const curl = await page.getByText(/^curl -H/).textContent()
  const line = await page.getByText(/^HEED_API=/).textContent()
  const [lists, listed] = [await paste(`${curl} -s`), await paste(`${line} --json`)]
  expect(listed.code, listed.errors).toBe(0)
  expect(JSON.parse(lists.output).count).toBe(JSON.parse(listed.output).length)
  await page.locator('input[value="Nightly job"]').fill('Weekly job')
  await expect.poll(keys).toContain('Weekly job')
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Weekly job' }).click()
  await page.getByRole('menuitem', { name: 'Delete API key' }).click()
  await new Dialog(page, 'Delete the key Weekly job?', 'alertdialog').finish('Delete API key')
  await expect(page.getByText('API key deleted')).toBeVisible()
  expect(await keys()).not.toContain('Weekly job')
  expect((await paste(String(line))).errors).toContain('Please sign in')
  const hidden = { 'ui.api_keys_hidden': '1' }
  await world.call(person, 'put', `/companies/${person.company?.id}/settings`, hidden)
  await page.reload()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/settings/')
  await expect(page.getByRole('link', { name: 'Email settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API Keys' })).toBeHidden()
})

test('email texts survive a reload, a server error, an ended session and another tab @settings', async ({
  page,
  signIn,
  world,
}) => {
  const person = await signIn(admin, '/settings/email/')
  const header = page.getByRole('textbox', { name: 'Header' })
  const save = page.getByRole('button', { name: 'Save changes' })
  await header.click()
  await page.keyboard.type('Three minutes of your time')
  const [asked] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => window.location.reload())),
  ])
  await Promise.all([page.waitForEvent('load'), asked.accept()])
  await expect(header).toHaveText('Three minutes of your time')

  const other = await page.context().newPage()
  await other.goto(`${world.address}settings/email/`)
  await other.getByRole('textbox', { name: 'Footer' }).click()
  await other.keyboard.type('Ask IT')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Email settings saved')).toBeVisible()
  await other.close()

  await world.addFaults({ operation: 'settings.save', status: 503 })
  await save.click()
  await expect(page.getByRole('note').filter({ hasText: 'Fault 0' })).toBeVisible()
  await world.addFaults()
  await world.endSessions()
  await save.click()
  const signInPage = await new SignInPage(page).expectShown()
  await expect(signInPage.ended).toBeVisible()
  await (await signInPage.requestLink(admin)).expectShown()
  await page.goto((await world.waitForEmail(admin)).links[0] ?? '')
  await expect(page).toHaveURL(/\/settings\/email\/$/)
  await expect(header).toHaveText('Three minutes of your time')
  await save.click()
  await expect(page.getByText('Email settings saved')).toBeVisible()
  const again = await world.person(admin)
  expect(await world.api(again, `/companies/${person.company?.id}/settings`)).toMatchObject({
    'ui.email.trainingHeader': '<p>Three minutes of your time</p>',
    'ui.email.trainingFooter': '<p>Ask IT</p>',
  })
})

/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
