import { expect, it } from 'vitest'
import {
  getIntegrationState,
  getIntegrationView,
  getProgressMessage,
  type IntegrationFacts,
  type IntegrationState,
} from './state.ts'

it.each<[IntegrationFacts, IntegrationState, 'form' | 'manage']>([
  [{ enabled: '0' }, 'disconnected', 'form'],
  [{ enabled: '1' }, 'connected', 'manage'],
  [{ connected: false }, 'disconnected', 'form'],
  [{ connected: true }, 'connected', 'manage'],
  [{ connected: true, enabled: '0' }, 'disconnected', 'form'],
  [{ connected: false, enabled: '1' }, 'disconnected', 'form'],
  [{ enabled: '1', latestRunningSyncId: 'sync-2', status: 3 }, 'running', 'manage'],
  [{ enabled: '0', latestRunningSyncId: 'sync-2' }, 'disconnected', 'form'],
  [{ enabled: '1', latestRunningSyncId: null, status: 3 }, 'failed', 'manage'],
  [{ enabled: '1', latestRunningSyncId: null, status: 2 }, 'connected', 'manage'],
  [{ enabled: '1', latestRunningSyncId: null, status: 0 }, 'connected', 'manage'],
])('an integration with %j is %s and shows the %s view', (facts, state, face) => {
  expect([getIntegrationState(facts), getIntegrationView(facts)]).toEqual([state, face])
})

it.each([
  [undefined, 'Initializing'],
  [null, 'Initializing'],
  ['', 'Initializing'],
  ['Reading people', 'Reading people'],
])('the sync message %j is shown as %s', (message, read) => {
  expect(getProgressMessage(message)).toBe(read)
})
