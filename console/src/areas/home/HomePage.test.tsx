import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer } from '../../../test/fakeServer.ts'
import { aHome } from '../../../test/homes.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { HomePage } from './HomePage.tsx'

const numberUnder = (label: string) =>
  screen.getByText(label).closest('[aria-busy]')?.children[1]?.textContent

it('counts people, lists and campaigns', async () => {
  await renderPage(<HomePage />, {
    server: aHome(),
    company: { users_total: 1240, users_available: 1500, usersLeft: 260 },
  })
  await screen.findByText('1,200 employees')
  expect(
    ['Employees', 'Employee lists', 'Active training programs', 'Active assessments'].map(numberUnder),
  ).toEqual(['1,240', '7', '2', '3'])
  screen.getByText('1,240 of 1,500 used')
  screen.getByText('260 seats left')
})

it('leads a viewer to the employees without promising that they can be changed', async () => {
  await renderPage(<HomePage />, { server: aHome(), company: { role: 2 } })
  await screen.findByRole('link', { name: 'See employees' })
  expect(screen.queryByRole('link', { name: 'Manage employees' })).toBeNull()
})

it('says by how many the seats are exceeded', async () => {
  await renderPage(<HomePage />, { server: aHome(), company: { users_total: 301, usersLeft: -1 } })
  await screen.findByText('1 seat too many in use')
})

it('tells the plan and until when it is valid', async () => {
  await renderPage(<HomePage />, { server: aHome(), company: { valid_to: '2026-02-01T12:00:00.000Z' } })
  await screen.findByText('Expired')
  screen.getByText('Standard')
  screen.getByText('Feb 01, 2026')
})

it('tells of a trial until when it goes on', async () => {
  const trial = { subscription: null, valid_to: null, trial_ends: '2026-03-20T12:00:00.000Z' }
  await renderPage(<HomePage />, { server: aHome(), company: trial })
  await screen.findByText('Trial')
  screen.getByText('Mar 20, 2026')
})

it('says that the campaigns could not be loaded, keeps the rest, and tries again', async () => {
  const server = aHome().on(
    'GET /companies/11/statistics/status',
    answer(500, { message: 'Statistics are down' }),
  )
  const { user } = await renderPage(<HomePage />, { server })
  await screen.findByText('Statistics are down')
  expect(numberUnder('Employee lists')).toBe('7')
  server.on('GET /companies/11/statistics/status', {
    trainings: { active: { value: 9, users: 1 }, completed: { value: 0, users: 0 } },
    assessments: { active: { value: 0, users: 0 }, completed: { value: 0, users: 0 } },
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('9')
})

it('reads its figures again, and lets the old ones stand meanwhile, when it may have missed something', async () => {
  const server = aHome()
  const { sockets } = await renderPage(<HomePage />, { server, company: { users_total: 1240 } })
  await screen.findByText('1,200 employees')
  const calls = () => server.callsOf('GET /companies/11/statistics/status').length
  act(() => sockets.at(-1)?.open())
  expect(calls()).toBe(1)
  server.on('GET /companies/11/lists', { lists: [], count: 9 })
  await act(async () => sockets.at(-1)?.end())
  act(() => sockets.at(-1)?.open())
  expect(numberUnder('Employee lists')).toBe('7')
  await waitFor(() => expect(numberUnder('Employee lists')).toBe('9'))
  expect(calls()).toBe(2)
})
