import { aSubscription } from '@heed/fixtures/factories'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeServer, failRequest } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { listCall, makeSummary, services } from '../testing/responses.ts'

const pagePath = '/settings/integrations/'
const findPanel = (name: string) => screen.findByRole('region', { name })
const findCard = async (name: string) => within(await screen.findByRole('article', { name }))

test('the integrations page separates connected from available ones, with links to connect', async () => {
  await renderApp({ at: pagePath, server: new FakeServer().on(listCall, services) })
  const connected = within(await findPanel('Connected'))
  expect(connected.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['Slack'])
  expect(connected.getByText('Employee portal')).toBeTruthy()
  expect(connected.queryByText('Learning site')).toBeNull()
  expect(within(await findPanel('Available')).getAllByRole('article')).toHaveLength(4)
  expect((await findCard('Google Workspace')).getByText('Beta')).toBeTruthy()
  const open = (await findCard('Azure AD')).getByRole('link', { name: 'Connect Azure AD' })
  expect(open.getAttribute('href')).toBe('/settings/integrations/azure/')
})

test("integrations outside a partner's plan need an upgrade and show a contact link", async () => {
  const subscription = aSubscription({
    subscription_type: 'partner',
    subscription_definition: { integrations: ['teams'] },
  })
  await renderApp({
    at: pagePath,
    server: new FakeServer().on(listCall, services),
    company: { subscription },
  })
  const azure = await findCard('Azure AD')
  expect(azure.getByText('Upgrade needed')).toBeTruthy()
  expect(azure.queryByRole('link', { name: 'Connect Azure AD' })).toBeNull()
  expect(azure.getByRole('link', { name: 'Contact to upgrade' }).getAttribute('href')).toContain('mailto:')
  const slack = await findCard('Slack')
  expect(slack.getByRole('link', { name: 'Manage Slack' }), 'it can still be taken away').toBeTruthy()
  expect((await findCard('Microsoft Teams')).queryByText('Upgrade needed')).toBeNull()
})

test('the integrations page says when everything or nothing is connected', async () => {
  const every = services.integrations.map(({ id }) => makeSummary(id, true))
  const server = new FakeServer().on(listCall, { integrations: every })
  const { unmount } = await renderApp({ at: pagePath, server })
  expect(await screen.findByText('Everything is connected')).toBeTruthy()
  unmount()
  const none = services.integrations.map(({ id }) => makeSummary(id))
  await renderApp({ at: pagePath, server: new FakeServer().on(listCall, { integrations: none }) })
  expect(await screen.findByText('Nothing connected yet')).toBeTruthy()
})

test('the integrations page says that loading failed and tries again', async () => {
  const server = new FakeServer().on(listCall, failRequest)
  const { user } = await renderApp({ at: pagePath, server })
  expect(await screen.findByText("Couldn't load the integrations")).toBeTruthy()
  server.on(listCall, services)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findPanel('Connected')).toBeTruthy()
})

test.each(['', 'slack/', 'teams/', 'google/', 'azure/', 'azuresso/'])(
  "viewers can't open /settings/integrations/%s",
  async (page) => {
    await renderApp({ as: 'viewer', at: `${pagePath}${page}` })
    expect(await screen.findByText('Authorized personal only')).toBeTruthy()
  },
)
