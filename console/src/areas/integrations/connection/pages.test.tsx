import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { aBranding } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { getIntegrationPath, idleSync, neverSynced } from '../testing/responses.ts'

const getPagePath = (type: string) => `/settings/integrations/${type}/`
const connectUrl = 'https://slack.example/oauth?key=1'
const makeSlackData = (connected: boolean) => ({ connected, connectUrl, welcomeMessage: '1' })

test('Slack is connected on its own page, which can then switch the welcome message', async () => {
  const server = new FakeServer().on(`GET ${getIntegrationPath('slack')}`, makeSlackData(false))
  const { unmount, left, ...before } = await renderApp({ at: getPagePath('slack'), server })
  await before.user.click(await screen.findByRole('button', { name: 'Connect Slack' }))
  expect(left).toEqual([connectUrl])
  unmount()
  server.on(`GET ${getIntegrationPath('slack')}`, makeSlackData(true))
  server.on(`PUT ${getIntegrationPath('slack')}`, {
    success: true,
    data: { ...makeSlackData(true), welcomeMessage: '0' },
  })
  const { user } = await renderApp({ at: getPagePath('slack'), server })
  const welcome = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send a welcome message' })
  expect(welcome.checked).toBe(true)
  await user.click(welcome)
  await waitFor(() => expect(welcome.checked).toBe(false))
  expect(server.listCalls(`PUT ${getIntegrationPath('slack')}`)[0]?.body).toEqual({ welcomeMessage: '0' })
})

test('a Slack connection with withdrawn permission is reported by the connection test', async () => {
  const server = new FakeServer()
    .on(`GET ${getIntegrationPath('slack')}`, makeSlackData(true))
    .on(`POST ${getIntegrationPath('slack', '/test')}`, { error: 'token_revoked' })
  const { user } = await renderApp({ at: getPagePath('slack'), server })
  await user.click(await screen.findByRole('button', { name: 'Test connection' }))
  expect(await screen.findByText('Connection failed: token_revoked')).toBeTruthy()
  expect(screen.getByText(/^Permission for Slack was withdrawn/)).toBeTruthy()
  expect(screen.getByText('Needs attention')).toBeTruthy()
  expect(screen.queryByText('Connected')).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy()
  server.on(`POST ${getIntegrationPath('slack', '/test')}`, { success: true })
  await user.click(screen.getByRole('button', { name: 'Test connection' }))
  expect(await screen.findByText('Connection successful')).toBeTruthy()
  expect(screen.getByText('Connected')).toBeTruthy()
})

test("Teams requires its tenant ID and shows the server's error", async () => {
  const server = new FakeServer()
    .on(`GET ${getIntegrationPath('teams')}`, { tenant: '', enabled: '0' })
    .on(`GET /companies/11/branding`, aBranding({ 'ui.integration_teams_url': 'https://help.example/teams' }))
    .on(`PUT ${getIntegrationPath('teams')}`, refuse(409, 'Out of order'))
  const { user } = await renderApp({ at: getPagePath('teams'), server })
  const guide = await screen.findByRole('link', { name: 'Setup guide' })
  expect(guide.getAttribute('href')).toBe('https://help.example/teams')
  await user.click(await screen.findByRole('button', { name: 'Connect Microsoft Teams' }))
  expect(await screen.findByText('Please enter the tenant ID')).toBeTruthy()
  expect(screen.queryByText('Command line')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Tenant ID/ }), 'tenant-1')
  expect(
    screen.getByText('heed api integrations.saveData --company 11 --type teams --tenant tenant-1'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect Microsoft Teams' }))
  expect(await screen.findByText('Out of order')).toBeTruthy()
  server.on(`PUT ${getIntegrationPath('teams')}`, {
    success: true,
    data: { tenant: 'tenant-1', enabled: '1' },
  })
  await user.click(screen.getByRole('button', { name: 'Connect Microsoft Teams' }))
  expect(await screen.findByText('tenant-1')).toBeTruthy()
  expect(screen.getByText('Connected')).toBeTruthy()
})

test('Google that is authorized but off can be turned on', async () => {
  const google = { connected: true, connectUrl, enabled: '0', lastSync: null }
  const server = new FakeServer()
    .on(`GET ${getIntegrationPath('google')}`, google)
    .on(`PUT ${getIntegrationPath('google')}`, { success: true, data: { ...google, enabled: '1' } })
    .on(`GET ${getIntegrationPath('google', '/selected')}`, { groups: [] })
    .on(`GET ${getIntegrationPath('google', '/status')}`, { ...neverSynced, ...idleSync })
  const { user } = await renderApp({ at: getPagePath('google'), server })
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('No groups chosen yet')).toBeTruthy()
  expect(server.listCalls(`PUT ${getIntegrationPath('google')}`)[0]?.body).toEqual({ enabled: '1' })
})
