import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { aGroup, getIntegrationPath, idleSync, makeAzureData, neverSynced } from './responses.ts'

type Options = Omit<NonNullable<Parameters<typeof renderApp>[0]>, 'at'> & { server?: FakeServer }

export function renderAzure({ server = new FakeServer(), ...options }: Options = {}) {
  server.setDefault(`GET ${getIntegrationPath('azure')}`, makeAzureData())
  server.setDefault(`GET ${getIntegrationPath('azure', '/selected')}`, { groups: [aGroup(1), aGroup(2)] })
  server.setDefault(`GET ${getIntegrationPath('azure', '/status')}`, { ...neverSynced, ...idleSync })
  return renderApp({ ...options, server, at: '/settings/integrations/azure/' })
}
