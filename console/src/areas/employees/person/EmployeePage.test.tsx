import { aList } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asa, makeEmployeesServer, salesList } from '../../../../test/aStaff.ts'
import { answer, refuse } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { renderEmployees } from '../testing/renderEmployees.tsx'

const pagePath = '/users/user/asa%40example.is/'
const changeCall = 'PUT /companies/11/users/asa%40example.is'

async function openEdit(server = makeEmployeesServer()) {
  const view = await renderEmployees({ at: pagePath, server })
  await screen.findByRole('heading', { level: 1, name: 'Ása Jónsdóttir' })
  await view.user.click(screen.getByRole('button', { name: 'Actions' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit employee' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
  await dialog.findByRole('checkbox', { name: 'Sales' })
  return { ...view, dialog }
}

describe('an employee page', () => {
  it('shows lists, tags and the tab from the address', async () => {
    const server = makeEmployeesServer().on('GET /companies/11/users/user/asa%40example.is/assessments', {
      assessments: [
        {
          id: 4,
          name: 'Phishing',
          status: 4,
          deliveryDate: null,
          completionDate: null,
          due: null,
          userScore: 80,
          definition: { areas: [] },
        },
      ],
    })
    await renderEmployees({ at: `${pagePath}?tab=assessments`, server })
    expect(await screen.findByRole('link', { name: 'Sales' })).toHaveProperty('pathname', '/users/list/7/')
    expect(screen.getByText('remote')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Assessments' }).getAttribute('aria-selected')).toBe('true')
    expect(await screen.findByRole('link', { name: 'Phishing' })).toHaveProperty('pathname', '/assessment/4/')
    expect(screen.getByRole('link', { name: 'Back to employees' }).getAttribute('href')).toBe('/users/')
  })

  it.each([
    ['trainings', 'Basics', '/trainings/4/user/asa%40example.is/'],
    ['assessments', 'Phishing', '/assessment/4/view/employees/?people.filter=asa%40example.is'],
  ])('links each of the %s to the page with progress and reminders', async (kind, name, place) => {
    const training = { firstBatch: null, lessonsDelivered: 1, singleUserScore: 0, opened: 0 }
    const assessment = { deliveryDate: null, completionDate: null, due: null, userScore: null }
    const row = {
      ...{ id: 4, name, status: 2, ...training, averageIncorrectAnswerCount: 0, subjectsNames: [] },
      ...{ ...assessment, definition: { areas: [] } },
    }
    const server = makeEmployeesServer().on(`GET /companies/11/users/user/asa%40example.is/${kind}`, {
      [kind]: [row],
    })
    const { user, address } = await renderEmployees({ at: `${pagePath}?tab=${kind}`, server })
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Progress and reminders' }))
    await waitFor(() => expect(address()).toBe(place))
  })

  it('shows dashes for a training without delivered lessons', async () => {
    const row = { id: 4, name: 'Basics', status: 1, firstBatch: null, lessonsDelivered: 0, opened: 0 }
    const server = makeEmployeesServer().on('GET /companies/11/users/user/asa%40example.is/trainings', {
      trainings: [{ ...row, singleUserScore: 0, averageIncorrectAnswerCount: 0, subjectsNames: [] }],
    })
    await renderEmployees({ at: pagePath, server })
    const shown = (await screen.findByRole('link', { name: 'Basics' })).closest('tr')?.textContent
    expect(shown?.match(/–/g)).toHaveLength(3)
    expect(shown).not.toMatch(/0%|0\/0/)
  })

  it("exports the employee's record, oldest first, with formulas escaped", async () => {
    const saved = recordSavedFiles()
    const training = { status: 2, firstBatch: null, lessonsDelivered: 2, singleUserScore: 4, opened: 1 }
    const lesson = { correct: 0, incorrect: 0, status: 1, eventId: 1, training_ids: [9] }
    const server = makeEmployeesServer()
      .on('GET /companies/11/users/user/asa%40example.is/trainings', {
        trainings: [{ ...training, id: 9, name: '=1+1', averageIncorrectAnswerCount: 0, subjectsNames: [] }],
      })
      .on('GET /companies/11/users/status/asa%40example.is', {
        subjects: [
          { ...lesson, title: 'Still to come', delivered: null, viewed: null },
          { ...lesson, title: 'Second', delivered: '2026-02-09T09:00:00.000Z', viewed: null },
          {
            ...lesson,
            title: 'First, “áé”',
            delivered: '2026-02-02T09:00:00.000Z',
            viewed: '2026-02-03T10:00:00.000Z',
            correct: 2,
          },
        ],
        score: 4,
        started: null,
        trainings: [],
      })
      .on('GET /companies/11/users/user/asa%40example.is/assessments', {
        assessments: [
          {
            id: 4,
            name: 'Phishing',
            status: 4,
            deliveryDate: '2026-01-05T09:00:00.000Z',
            completionDate: '2026-01-06T09:00:00.000Z',
            due: null,
            userScore: 80,
            definition: { areas: [] },
          },
        ],
      })
    const { user } = await renderEmployees({ at: pagePath, server })
    await screen.findByRole('heading', { level: 1, name: 'Ása Jónsdóttir' })
    await user.click(screen.getByRole('button', { name: 'Export record (.csv)' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Norðurljós ehf\. asa@example\.is 20\d\d-\d\d-\d\d\.csv$/)
    expect((await saved[0]?.text())?.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Kind,Name,Lesson,Delivered (UTC),Viewed (UTC),Completed (UTC),Correct answers,Wrong answers,Score in percent',
      'Assessment,Phishing,,2026-01-05 09:00:00,,2026-01-06 09:00:00,,,80',
      'Lesson,\'=1+1,"First, “áé”",2026-02-02 09:00:00,2026-02-03 10:00:00,,2,0,',
      "Lesson,'=1+1,Second,2026-02-09 09:00:00,,,0,0,",
    ])
    server.on('GET /companies/11/users/status/asa%40example.is', answer(500, { message: 'Lessons are down' }))
    await user.click(screen.getByRole('button', { name: 'Export record (.csv)' }))
    expect(await screen.findByText('Lessons are down')).toBeTruthy()
    expect(saved).toHaveLength(1)
  })

  it('shows the last activity with its time zone', async () => {
    await renderEmployees({ at: pagePath, server: makeEmployeesServer() })
    expect(await screen.findByText('Feb 01, 2026 09:00 (Atlantic/Reykjavik, GMT+0)')).toBeTruthy()
  })

  it('requests nothing about an employee when tracking is disabled', async () => {
    const { server } = await renderEmployees({
      at: pagePath,
      server: makeEmployeesServer(),
      company: { anonymousTracking: true },
    })
    expect(await screen.findByText('Tracking users is disabled')).toBeTruthy()
    expect(screen.queryByText('Last active')).toBeNull()
    expect(server.calls.filter(({ path }) => path.includes('/users/user/'))).toEqual([])
  })

  it('says that there is no employee with this address', async () => {
    const server = makeEmployeesServer().on(
      'GET /companies/11/users/user/asa%40example.is',
      refuse(404, 'There is no such employee'),
    )
    await renderEmployees({ at: pagePath, server })
    expect(await screen.findByText('There is no such employee')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No data to display.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it("says why an employee couldn't be loaded and offers to try again", async () => {
    const get = 'GET /companies/11/users/user/asa%40example.is'
    const server = makeEmployeesServer().on(get, answer(500, { message: 'People are down' }))
    const { user } = await renderEmployees({ at: pagePath, server })
    expect(await screen.findByText('People are down')).toBeTruthy()
    expect(screen.queryByText('No data to display.')).toBeNull()
    server.on(get, asa)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ása Jónsdóttir' })).toBeTruthy()
  })

  it.each([
    '/users/user/nobody/',
    '/users/list/abc/user/asa%40example.is/',
    '/users/user/asa%2540example.is/',
  ])('finds no employee at %s and requests nothing', async (nonsense) => {
    const { server } = await renderEmployees({ at: nonsense, server: makeEmployeesServer() })
    expect(await screen.findByText('No employee in Norðurljós ehf. has this email address.')).toBeTruthy()
    expect(server.calls.filter(({ path }) => /\/(users|lists)/.test(path))).toEqual([])
  })

  it('returns to the list it was opened from, by name and with its sorting', async () => {
    const { router, user, address } = await renderApp({
      at: '/users/list/7/?users.order=email+desc',
      server: makeEmployeesServer(),
    })
    await screen.findByRole('heading', { level: 1, name: 'Sales' })
    await router.navigate('/users/list/7/user/asa%40example.is/')
    await user.click(await screen.findByRole('link', { name: 'Back to Sales' }))
    await screen.findByRole('heading', { level: 1, name: 'Sales' })
    expect(address()).toBe('/users/list/7/?users.order=email+desc')
  })

  it("links back to all employees when the list in the address doesn't exist", async () => {
    const server = makeEmployeesServer().on('GET /companies/11/lists/9', refuse(404, 'There is no such list'))
    await renderEmployees({ at: '/users/list/9/user/asa%40example.is/', server })
    const back = await screen.findByRole('link', { name: 'Back to employees' })
    expect(back.getAttribute('href')).toBe('/users/')
    expect(screen.getByRole('heading', { level: 1, name: 'Ása Jónsdóttir' })).toBeTruthy()
  })

  it('saves only the changed fields', { tags: 'slow' }, async () => {
    const server = makeEmployeesServer().on(changeCall, { success: true, user: { ...asa, name: 'Ása Ósk' } })
    const { dialog, user } = await openEdit(server)
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ása Ósk')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Employee updated successfully')).toBeTruthy()
    expect(server.listCalls(changeCall)[0]?.body).toEqual({ name: 'Ása Ósk', listsId: [7] })
    expect(screen.getByRole('heading', { level: 1, name: 'Ása Ósk' })).toBeTruthy()
  })

  it("doesn't allow adding an employee to a list a directory manages, and says why", async () => {
    const { dialog, user } = await openEdit(makeEmployeesServer())
    const owned = await dialog.findByRole('checkbox', { name: 'Directory' })
    expect(owned.getAttribute('aria-disabled')).toBe('true')
    await user.click(owned)
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await user.hover(owned)
    expect(await screen.findByText(/^An integration manages this list/)).toBeTruthy()
  })

  it("shows the employee's own lists first and keeps the order while selecting", {
    tags: 'slow',
  }, async () => {
    const many = ['A', 'B'].map((name, at) => aList({ id: 20 + at, name }))
    const server = makeEmployeesServer().on('GET /companies/11/lists', {
      lists: [...many, salesList],
      count: 3,
    })
    const { dialog, user } = await openEdit(server)
    const boxes = () => dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(boxes()).toEqual(['Sales', 'A', 'B'])
    await user.click(dialog.getByRole('checkbox', { name: 'Sales' }))
    await user.click(dialog.getByRole('checkbox', { name: 'B' }))
    expect(boxes()).toEqual(['Sales', 'A', 'B'])
  })

  it('finds lists by part of their name, even with decomposed Unicode characters', {
    tags: 'slow',
  }, async () => {
    const many = Array.from({ length: 9 }, (_, at) => aList({ id: 20 + at, name: `Höfn ${at}` }))
    const server = makeEmployeesServer().on('GET /companies/11/lists', {
      lists: [salesList, ...many],
      count: 10,
    })
    const { dialog, user } = await openEdit(server)
    await user.type(dialog.getByRole('searchbox', { name: 'Search lists' }), 'HÖFN 3'.normalize('NFD'))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    expect(dialog.getByRole('checkbox', { name: 'Höfn 3' })).toBeTruthy()
  })

  it("rejects an invalid email address and stays open with the server's error", {
    tags: 'slow',
  }, async () => {
    const { dialog, user } = await openEdit(
      makeEmployeesServer().on(changeCall, refuse(409, 'The address is taken')),
    )
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await user.clear(email)
    await user.type(email, 'asa@')
    await user.tab()
    expect(await dialog.findByText('Invalid email format')).toBeTruthy()
    await user.type(email, 'example.com')
    await waitFor(() => expect(dialog.queryByText('Invalid email format')).toBeNull())
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findByRole('note')).textContent).toBe('The address is taken')
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the error when a name change is rejected, and keeps the typed name', {
    tags: 'slow',
  }, async () => {
    const { dialog, user } = await openEdit(
      makeEmployeesServer().on(changeCall, refuse(409, 'Employee update failed')),
    )
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await user.type(name, ' Ósk')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Employee update failed')).toBeTruthy()
    expect((name as HTMLInputElement).value).toBe('Ása Jónsdóttir Ósk')
  })
})
