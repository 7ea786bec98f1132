import { anEmployee } from '@heed/fixtures/factories'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test, vi } from 'vitest'
import { FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { chooseOption } from '../../../../test/select.ts'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'

const PUT = 'PUT /companies/11'
const SETTINGS = 'PUT /companies/11/settings'
const ANONYMOUS = 'POST /companies/11/switchTrackingAnonymous'
const start = {
  defaultLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'is' }],
  settings: { 'ui.sendEnrolment': '1', 'ui.certificate.header': 'Heed Academy' },
}

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const server = options.server ?? new FakeServer()
  const view = await renderApp({ at: '/settings/company/', company: start, ...options, server })
  await screen.findByRole('heading', { level: 1, name: 'Company settings' })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const retype = async (name: RegExp, text: string) => {
    await view.user.clear(box(name))
    await view.user.type(box(name), text)
  }
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, server, box, retype, press }
}

const aChangedCompany = (own: Parameters<typeof aCompany>[0]) => aCompany({ role: 1, ...start, ...own })

describe('the company settings page', () => {
  it('renames the company once, and the whole console shows the new name', async () => {
    const server = new FakeServer().on(PUT, aChangedCompany({ company_name: 'Suðurljós hf.' }))
    const { user, retype } = await open({ server })
    await retype(/Company name/, 'Suðurljós hf.')
    server.on('GET /companies/11', aChangedCompany({ company_name: 'Suðurljós hf.' }))
    await user.dblClick(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Company renamed.')).toBeTruthy()
    expect(server.listCalls(PUT).map(({ body }) => body)).toEqual([{ company_name: 'Suðurljós hf.' }])
    expect(
      within(screen.getByRole('navigation', { name: 'Settings' })).getByText('Suðurljós hf.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it.each([
    ['', 'You need to enter some information to save'],
    ['abc', 'Company name must be 4 to 150 characters'],
  ])('rejects the company name "%s" at its field', { tags: 'slow' }, async (name, reason) => {
    const { user, box, retype } = await open()
    if (name === '') await user.clear(box(/Company name/))
    else await retype(/Company name/, name)
    await user.tab()
    expect(await screen.findByText(reason)).toBeTruthy()
  })

  it('shows an existing company name at its field, and keeps the typed HTML', {
    tags: 'slow',
  }, async () => {
    const taken = 'You already have a company with this name'
    const { retype, press, box } = await open({ server: new FakeServer().on(PUT, refuse(409, taken)) })
    await retype(/Company name/, '<b>Heed</b> hf.')
    await press('Save changes')
    expect((await screen.findByRole('note')).textContent).toBe(taken)
    expect(box(/Company name/).value).toBe('<b>Heed</b> hf.')
  })

  it('saves only the changed language, theme and certificate text', async () => {
    const server = new FakeServer().on(PUT, aChangedCompany({})).on(SETTINGS, { success: true, settings: {} })
    const { user, retype, press } = await open({ server })
    await chooseOption(user, screen.getByRole('combobox', { name: 'Default language' }), 'is')
    await chooseOption(user, screen.getByRole('combobox', { name: 'Theme' }), 'Light')
    await retype(/Footer/, 'Signed <i>by hand</i>')
    const sheet = within(screen.getByRole('group', { name: 'Sample certificate' }))
    expect(sheet.getByText('Heed Academy')).toBeTruthy()
    expect(sheet.getByText('Signed <i>by hand</i>')).toBeTruthy()
    expect(sheet.getByRole('heading').textContent, 'in the language that is chosen').toBe('Viðurkenning')
    expect(sheet.getByText(/^2\. mars 2026/)).toBeTruthy()
    expect(sheet.getByText('Heiti þjálfunarinnar'), 'where each names its training').toBeTruthy()
    await press('Save changes')
    expect(await screen.findByText('Company settings saved')).toBeTruthy()
    expect(server.listCalls(PUT)[0]?.body).toEqual({ theme: 2, defaultLanguage: 'is' })
    expect(server.listCalls(SETTINGS)[0]?.body).toEqual({ 'ui.certificate.footer': 'Signed <i>by hand</i>' })
  })

  it.each([
    ['Default language', 'is', { defaultLanguage: 'is' }],
    ['Theme', 'Light', { theme: 2 }],
  ])('saves only the %s when nothing else was changed', async (name, value, body) => {
    const server = new FakeServer().on(PUT, aChangedCompany({}))
    const { user, press } = await open({ server })
    await chooseOption(user, screen.getByRole('combobox', { name }), value)
    await press('Save changes')
    await waitFor(() => expect(server.listCalls(PUT).map((call) => call.body)).toEqual([body]))
  })

  it("keeps only typed fields after a reload, and warns about someone else's change", async () => {
    const { retype, unmount } = await open()
    await retype(/Company name/, 'Suðurljós hf.')
    await retype(/Footer/, 'Signed by hand')
    const savedInTab = { 'heed.drafts': JSON.parse(sessionStorage.getItem('heed.drafts') ?? '') }
    unmount()
    const settings = { ...start.settings, 'ui.certificate.header': 'Another academy' }
    const { box, press, server } = await open({
      savedInTab,
      company: { ...start, company_name: 'Vesturljós hf.', settings },
      server: new FakeServer().on(PUT, aChangedCompany({})).on(SETTINGS, { success: true, settings: {} }),
    })
    expect(screen.getByText(/Someone else changed this\. Saving will overwrite/)).toBeTruthy()
    expect([/Company name/, /Header/, /Footer/].map((name) => box(name).value)).toEqual([
      'Suðurljós hf.',
      'Another academy',
      'Signed by hand',
    ])
    await press('Save changes')
    await waitFor(() => expect(server.listCalls(SETTINGS)).toHaveLength(1))
    expect(server.listCalls(SETTINGS)[0]?.body).toEqual({ 'ui.certificate.footer': 'Signed by hand' })
  })

  it("warns about someone else's change and updates the untouched fields", {
    tags: 'slow',
  }, async () => {
    const { retype, box, server } = await open()
    await retype(/Company name/, 'Suðurljós hf.')
    const settings = { ...start.settings, 'ui.certificate.header': 'Another academy' }
    server.on('GET /companies/11', aChangedCompany({ company_name: 'Vesturljós hf.', settings }))
    act(triggerRefresh)
    expect(await screen.findByText(/Someone else changed this\. Saving will overwrite/)).toBeTruthy()
    expect(box(/Company name/).value).toBe('Suðurljós hf.')
    expect(box(/Header/).value).toBe('Another academy')
  })

  it('links to the appearance page', async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Customize' })
    expect(link.getAttribute('href')).toBe('/settings/company/appearance/')
  })
})

describe('a company settings switch', () => {
  it('is saved immediately when clicked', async () => {
    const server = new FakeServer().on(SETTINGS, { success: true, settings: {} })
    const { user } = await open({ server })
    server.on('GET /companies/11', aChangedCompany({ settings: { 'ui.sendEnrolment': '0' } }))
    const enrolment = screen.getByRole<HTMLInputElement>('switch', { name: 'Send the enrolment email' })
    expect(enrolment.checked).toBe(true)
    await user.click(enrolment)
    expect(await screen.findByText('Enrolment email switched off')).toBeTruthy()
    expect(server.listCalls(SETTINGS)[0]?.body).toEqual({ 'ui.sendEnrolment': '0' })
    expect(enrolment.checked).toBe(false)
  })

  it('switches back when saving fails, and shows the reason', async () => {
    const { user } = await open({ server: new FakeServer().on(SETTINGS, failRequest) })
    const certificates = screen.getByRole<HTMLInputElement>('switch', { name: 'Issue certificates' })
    await user.click(certificates)
    expect(await screen.findByText(/The server isn't responding/)).toBeTruthy()
    expect(certificates.checked).toBe(false)
  })
})

it("certificates can't be switched on when tracking is anonymous, and the page says why", async () => {
  const settings = { 'ui.certificates_enabled': '1' }
  const { user, server } = await open({ company: { ...start, settings, anonymousTracking: true } })
  const certificates = screen.getByRole<HTMLInputElement>('switch', { name: 'Issue certificates' })
  expect([certificates.checked, certificates.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(screen.getByText(/Certificates show employees' names, so they aren't available/)).toBeTruthy()
  await user.click(certificates)
  expect(server.listCalls(SETTINGS)).toEqual([])
})

describe('user logging', () => {
  const ask = async (options: Parameters<typeof renderApp>[0] = {}) => {
    const view = await open(options)
    await view.user.click(screen.getByRole('switch', { name: 'Log what each employee does' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Permanently switch off user logging?' }))
    const off = () => dialog.getByRole('button', { name: 'Switch off logging' })
    return { ...view, dialog, off }
  }

  it('is switched off permanently after ticking a box, with a list of deleted data', async () => {
    const server = new FakeServer().on(ANONYMOUS, { success: true })
    const { user, dialog, off, root } = await ask({ server })
    const known = root.getCompanyStores(11)
    expect(dialog.getByText('This permanently deletes data about 240 employees:')).toBeTruthy()
    expect(dialog.getByText("each employee's lessons, results and answers")).toBeTruthy()
    expect(dialog.queryByText(/^certificates/), 'the company gives none').toBeNull()
    expect(off().getAttribute('aria-description')).toBe('Tick the box to confirm')
    await user.click(off())
    expect(server.listCalls(ANONYMOUS)).toEqual([])
    await user.click(dialog.getByRole('checkbox', { name: "I understand that this can't be undone" }))
    server.on('GET /companies/11', aChangedCompany({ anonymousTracking: true }))
    await user.dblClick(off())
    expect(await screen.findByText('User logging switched off for Norðurljós ehf.')).toBeTruthy()
    expect(server.listCalls(ANONYMOUS)).toHaveLength(1)
    expect(root.getCompanyStores(11)).not.toBe(known)
    const logging = screen.getByRole<HTMLInputElement>('switch', { name: 'Log what each employee does' })
    expect([logging.checked, logging.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await user.click(logging)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers to export all employee data first, with certificates where they are issued', async () => {
    const saved = recordSavedFiles()
    const people = [anEmployee({ email: 'anna@example.is', name: 'Anna' })]
    const server = new FakeServer()
      .on('GET /companies/11/users', { users: people, count: 1 })
      .on('GET /companies/11/trainings', { automations: [], count: 0 })
      .on('GET /companies/11/assessments', { assessments: [], count: 0 })
      .on('GET /companies/11/reports', { reports: [], count: 0 })
    const settings = { ...start.settings, 'ui.certificates_enabled': '1' }
    const { user, dialog } = await ask({ server, company: { ...start, settings } })
    expect(dialog.getByText(/^certificates/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Norðurljós ehf. employee data 2026-03-02.zip')
    const text = await saved[0]?.text()
    expect(['employees.csv', 'certificates.csv'].filter((path) => !text?.includes(path))).toEqual([])
  })

  it("saves no export when part of the employee data can't be read", { tags: 'slow' }, async () => {
    const saved = recordSavedFiles()
    const server = new FakeServer()
      .on('GET /companies/11/users', { users: [], count: 0 })
      .on('GET /companies/11/trainings', refuse(500, 'The database is busy'))
    const { user, dialog } = await ask({ server })
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('The database is busy')).toBeTruthy()
    expect(saved).toEqual([])
  })

  it('stays on when the server rejects switching off, with the reason in the dialog', {
    tags: 'slow',
  }, async () => {
    const server = new FakeServer().on(ANONYMOUS, refuse(409, 'The company is already anonymous'))
    const { user, dialog, off } = await ask({ server })
    await user.click(dialog.getByRole('checkbox'))
    await user.click(off())
    expect(await dialog.findByText('The company is already anonymous')).toBeTruthy()
  })
})

test('the certificate preview opens in any language and says that it lacks unsaved changes', async () => {
  recordSavedFiles()
  const server = new FakeServer().on('GET /download/certificate/preview', '%PDF-1.7')
  const { retype, press, user } = await open({ server })
  await retype(/Header/, 'Another academy')
  await press('Preview as PDF')
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate preview' }))
  expect(dialog.getByText(/This preview doesn't include your unsaved changes/)).toBeTruthy()
  await chooseOption(user, dialog.getByRole('combobox', { name: 'Language' }), 'is')
  await vi.waitFor(() => expect(server.calls.at(-1)?.path).toContain('lang=is'))
  expect(server.calls.at(-1)?.path).toContain('company_id=11')
})

test.each(['viewer', 'manager'] as const)("a %s can't open the company settings page", async (as) => {
  await renderApp({ at: '/settings/company/', as })
  expect(await screen.findByText('Authorized personal only')).toBeTruthy()
})
