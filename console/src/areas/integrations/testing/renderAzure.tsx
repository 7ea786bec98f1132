import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { at, azureData, group, idleSync, neverSynced } from './responses.ts'

type Options = Omit<NonNullable<Parameters<typeof renderApp>[0]>, 'at'> & { server?: FakeServer }

export function renderAzure({ server = new FakeServer(), ...options }: Options = {}) {
  server.setDefault(`GET ${at('azure')}`, azureData())
  server.setDefault(`GET ${at('azure', '/selected')}`, { groups: [group(1), group(2)] })
  server.setDefault(`GET ${at('azure', '/status')}`, { ...neverSynced, ...idleSync })
  return renderApp({ ...options, server, at: '/settings/integrations/azure/' })
}
