import type { Company } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'

const past = '2026-02-01T00:00:00.000Z'
const trial = { subscription: null, valid_to: null, trial_ends: '2026-03-20T12:00:00.000Z' }

it.each<[string, Partial<Company>, string]>([
  [
    'an expired subscription',
    { valid_to: past },
    'Your subscription has expired. Please contact support@heed.example to upgrade.',
  ],
  [
    'an expired trial',
    { ...trial, trial_ends: past },
    'Your free trial has expired. Please upgrade your subscription. Need more time? Contact support@heed.example',
  ],
  [
    'too many employees, with a link to change the plan',
    { users_total: 310, usersLeft: -10, chargebeeEnabled: true },
    'You have registered more employees (310) than your subscription package allows (300). Change subscription · Edit employee lists',
  ],
  [
    'too many employees, with an address for help',
    { users_total: 310, usersLeft: -10 },
    'You have registered more employees (310) than your subscription package allows (300). Contact support@heed.example · Edit employee lists',
  ],
  ['a running trial', trial, 'Your free trial ends on Mar 20, 2026.'],
])('a banner reports %s', async (_, company, text) => {
  await renderApp({ server: makeHomeServer(), company })
  await screen.findAllByText((__, element) => element?.textContent === text)
})

it('a banner offers an upgrade for a trial if it can be bought', async () => {
  await renderApp({ server: makeHomeServer(), company: { ...trial, chargebeeEnabled: true } })
  const upgrade = await screen.findByRole('link', { name: 'Upgrade now' })
  expect(upgrade.getAttribute('href')).toBe('/subscriptions/upgrade/')
})

it('no banner appears for a valid subscription', async () => {
  await renderApp({ server: makeHomeServer() })
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByRole('note')).toBeNull()
})

it('the banner about too many employees can be closed', async () => {
  const { user } = await renderApp({
    server: makeHomeServer(),
    company: { users_total: 310, usersLeft: -10 },
  })
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/more employees/)).toBeNull()
})

it("a banner reports that companies couldn't be loaded and offers to retry", async () => {
  const server = makeHomeServer().on(
    'GET /companies/my_companies',
    answer(500, { message: 'Database is down' }),
  )
  const { user } = await renderApp({ server })
  await screen.findByText("Couldn't load your companies: Database is down")
  server.on('GET /companies/my_companies', { companies: [aCompany()], count: 1 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(screen.queryByRole('note')).toBeNull()
})

it("a banner uses the server's time instead of this machine's", async () => {
  const server = makeHomeServer()
  server.time = new Date('2026-01-15T09:00:00.000Z')
  await renderApp({ server, company: { ...trial, trial_ends: past } })
  await screen.findByText('Your free trial ends on Feb 01, 2026.')
  expect(screen.queryByText(/expired/i)).toBeNull()
})
