import type { Company } from '@heed/contracts'
import { anEmployee, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { listAnnouncements } from '../../../test/announcements.ts'
import { answer } from '../../../test/fakeServer.ts'
import { openPalette } from '../../../test/openPalette.ts'
import { aCompany } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'

const usersCall = 'GET /companies/11/users'
const listsCall = 'GET /companies/11/lists'
const trainingsCall = 'GET /companies/11/trainings'
const anna = anEmployee({ email: 'anna@example.is', name: 'Anna Berg' })

const makeFullServer = () =>
  makeHomeServer()
    .on(usersCall, { users: [anna], count: 1 })
    .on(listsCall, {
      lists: [{ id: 7, name: 'Annex', created: '2026-01-01T00:00:00Z', usersCount: 3 }],
      count: 1,
    })
    .on(trainingsCall, { automations: [aTrainingEntry({ id: 4, name: 'Annual check' })], count: 1 })
    .on(`${trainingsCall}/4`, aTraining({ id: 4, name: 'Annual check' }))
    .on('GET /companies/11/reports', { reports: [], count: 0 })

const openFullPalette = (options: Parameters<typeof renderApp>[0] = {}) =>
  openPalette({ server: makeFullServer(), ...options })

/** The person manages a second company, Suðurljós. */
const makeTwoCompanyServer = (own: Partial<Company> = {}) =>
  makeHomeServer(12, makeFullServer())
    .on('GET /companies/my_companies', {
      companies: [aCompany(), aCompany({ company_id: 12, company_name: 'Suðurljós', ...own })],
      count: 2,
    })
    .on('GET /companies/12/branding', {
      name: 'Heed',
      lms_domain: 'a.example',
      my_domain: 'b.example',
      'contact.support': 's@heed.example',
    })

describe('the palette', () => {
  it('lists each screen that the admin may open exactly once', async () => {
    const { names } = await openFullPalette()
    expect(names()).toEqual(
      expect.arrayContaining(['Dashboard', 'Employees', 'Content', 'Training programs', 'Create training']),
    )
    expect(names()).toEqual(expect.arrayContaining(['Assessments', 'Create assessment']))
    expect(names()).toEqual(expect.arrayContaining(['Live human risk', 'Test page']))
    expect(names()).not.toContain('Companies')
    expect(names()).not.toContain('Unable to sign in')
    expect(new Set(names()).size).toBe(names().length)
  })

  it('offers a viewer no admin actions', { tags: 'slow' }, async () => {
    const { names } = await openFullPalette({ as: 'viewer' })
    expect(names().filter((name) => /^(Create|Import|Add admin)/.test(name ?? ''))).toEqual([])
    expect(names()).toContain('Generate snapshot')
  })

  it("runs a page's action from any other page", {
    tags: 'slow',
  }, async () => {
    const { user, field, names, address } = await openFullPalette()
    await user.type(field, 'create list')
    await waitFor(() => expect(names()[0]).toBe('Create list'))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Create list' })
    expect(address()).toBe('/users/')
  })

  it("shows a notice if a page's action isn't available", async () => {
    const { user, field, names, root } = await openFullPalette({ company: { canAddUsers: false } })
    await user.type(field, 'create list')
    await waitFor(() => expect(names()[0]).toBe('Create list'))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(root.notices.items.map(({ text }) => text)).toEqual([expect.stringMatching(/^Employees limit/)]),
    )
    expect(screen.queryByRole('dialog', { name: 'Create list' })).toBeNull()
  })

  it("leaves out screens that the plan doesn't include", { tags: 'slow' }, async () => {
    const { names } = await openFullPalette({ company: { packages: [] } })
    expect(names()).not.toContain('Training programs')
  })

  it('selects a screen by arrow keys and Enter while its field keeps the focus', {
    tags: 'slow',
  }, async () => {
    const { user, field, current, names, address } = await openFullPalette()
    expect(document.activeElement).toBe(field)
    await waitFor(() => expect(current()).toBe(names()[0]))
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe(names()[1])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(current()).toBe(names().at(-1))
    await user.type(field, 'employees')
    await waitFor(() => expect(current()).toBe('Employees'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/users/'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('finds employees, lists and trainings by name and opens the selected list', async () => {
    const { user, field, dialog, server, address } = await openFullPalette()
    await user.type(field, 'ann')
    // With slow typing, searches also run between keystrokes.
    await waitFor(() =>
      expect(server.listCalls(usersCall).at(-1)?.path).toBe('/companies/11/users?p=0&n=5&filter=ann'),
    )
    await dialog.findByRole('option', { name: /Anna Berg anna@example.is|Anna Berganna@example.is/ })
    await dialog.findByRole('group', { name: 'Employee lists' })
    await dialog.findByRole('option', { name: /Annual check/ })
    await waitFor(() => expect(listAnnouncements()).toEqual(['3 results']))
    server.on('GET /companies/11/users/user/anna@example.is', anna)
    server.on('GET /companies/11/lists/7/users', { users: [], count: 0 })
    server.on('GET /companies/11/lists/7', {
      id: 7,
      name: 'Annex',
      created: '2026-01-01T00:00:00Z',
      usersCount: 3,
    })
    await user.click(dialog.getByRole('option', { name: /Annex/ }))
    await waitFor(() => expect(address()).toBe('/users/list/7/'))
  })

  it('keeps keys that are typed before its field is rendered', async () => {
    await renderApp({ server: makeFullServer() })
    await screen.findByRole('heading', { name: 'Dashboard' })
    // All keys are pressed before the next render.
    act(() => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
      for (const key of ['a', 'n', 'n']) fireEvent.keyDown(document.body, { key })
    })
    const field = await screen.findByRole('combobox', { name: 'Find anything' })
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('ann'))
    await screen.findByRole('option', { name: /Anna Berg/ })
  })

  it('sends fewer requests than keystrokes during fast typing', { tags: 'slow' }, async () => {
    const { user, field, dialog, server } = await openFullPalette()
    await user.type(field, 'anna')
    await dialog.findByRole('option', { name: /Anna Berg/ })
    expect(server.listCalls(usersCall).length).toBeLessThan(4)
  })

  it("opens a row's actions with an unavailable one disabled", async () => {
    const { user, field, dialog, names, current } = await openFullPalette()
    await user.type(field, 'ann')
    await dialog.findByRole('option', { name: /Annual check/ })
    while (current() !== 'Annual check') await user.keyboard('{ArrowDown}')
    await user.keyboard('{ArrowRight}')
    const group = await dialog.findByRole('group', { name: 'Annual check' })
    expect(names()).toEqual(expect.arrayContaining(['Open', 'Stop', 'Delete']))
    const refused = within(group).getByRole('option', { name: /^Delete/ })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(current()).toBe('Open'))
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(refused.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(refused.isConnected).toBe(true)
    await user.keyboard('{ArrowLeft}')
    await dialog.findByRole('option', { name: /Anna Berg/ })
  })

  it('keeps the focus in its field when actions are clicked open, and returns', async () => {
    const { dialog, field, user, act } = await openFullPalette()
    await act('ann', /Annex/)
    const group = await dialog.findByRole('group', { name: 'Annex' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Escape}')
    await dialog.findByRole('option', { name: /Anna Berg/ })
    expect(group.isConnected).toBe(false)
    await user.click(
      dialog.getByRole('option', { name: /Annex/ }).querySelector('[data-more]') as HTMLElement,
    )
    await user.click(await dialog.findByText('back'))
    const found = await dialog.findByRole('option', { name: /Anna Berg/ })
    expect(found.getAttribute('aria-description')).toBe('Right arrow: more actions')
  })

  it("asks before deleting a list, then reloads the page's data", async () => {
    const { user, field, dialog, server } = await openFullPalette()
    await user.type(field, 'ann')
    await dialog.findByRole('option', { name: /Annex/ })
    const more = dialog.getByRole('option', { name: /Annex/ }).querySelector('[data-more]')
    await user.click(more as HTMLElement)
    await user.click(await dialog.findByRole('option', { name: /Delete list/ }))
    const question = await screen.findByRole('alertdialog')
    server.on('DELETE /companies/11/lists/7', { success: true })
    const before = server.listCalls('GET /companies/11/statistics/status').length
    await user.click(within(question).getByRole('button', { name: /Delete/ }))
    await screen.findByText('List deleted.')
    await waitFor(() =>
      expect(server.listCalls('GET /companies/11/statistics/status').length).toBeGreaterThan(before),
    )
  })

  it("finds the admin's companies and switches to the selected one", { tags: 'slow' }, async () => {
    const server = makeTwoCompanyServer()
    const { user, field, dialog } = await openFullPalette({ server })
    await user.type(field, 'sudurl')
    await user.click(await dialog.findByRole('option', { name: /Suðurljós/ }))
    await screen.findByText("You're now working in Suðurljós")
  })

  it("opens a screen of any of the admin's companies, as its plan allows", async () => {
    const server = makeTwoCompanyServer({ packages: [] })
    server.on('GET /companies/12/lists', { lists: [], count: 0 })
    server.on('GET /companies/12/users', { users: [], count: 0 })
    const { user, field, dialog, names, address, act } = await openFullPalette({ server })
    await act('norð', /^Norðurljós/)
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Employees', 'Create training'])))
    await user.keyboard('{Escape}')
    await user.clear(field)
    await act('suður', /Suðurljós/)
    await dialog.findByRole('group', { name: 'Suðurljós' })
    // The customer's own plan determines which actions are offered.
    expect(names()).not.toContain('Create training')
    await user.click(await dialog.findByRole('option', { name: 'Employees' }))
    await screen.findByText("You're now working in Suðurljós")
    expect(address()).toBe('/users/')
  })

  it('says that nothing matches', { tags: 'slow' }, async () => {
    const { user, field, dialog } = await openFullPalette({
      server: makeFullServer()
        .on(usersCall, { users: [], count: 0 })
        .on(listsCall, { lists: [], count: 0 })
        .on(trainingsCall, { automations: [], count: 0 }),
    })
    await user.type(field, 'zzz')
    await dialog.findByText('Nothing matches “zzz”.')
    await waitFor(() => expect(listAnnouncements()).toEqual(['Nothing matches “zzz”.']))
  })

  it('shows partial results and why the others are missing', { tags: 'slow' }, async () => {
    const { user, field, dialog } = await openFullPalette({
      server: makeFullServer().on(usersCall, answer(500, { message: 'People are away' })),
    })
    await user.type(field, 'ann')
    await dialog.findByText('People are away')
    dialog.getByRole('option', { name: /Annex/ })
  })
})

describe('keyboard shortcuts', () => {
  it("are listed after a question mark, except while it's typed in a field", async () => {
    const { user } = await renderApp({ server: makeFullServer() })
    await screen.findByRole('heading', { name: 'Dashboard' })
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    within(dialog).getByText('Find anything')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Find anything' }))
    const field = await screen.findByRole('combobox')
    await user.type(field, '?')
    expect((field as HTMLInputElement).value).toBe('?')
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })
})
