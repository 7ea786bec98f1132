import { type Client, createClient } from '@heed/contracts'
import type { FakeServer } from './fakeServer.ts'

/** The typed client, connected to a fake server. */
export const makeClient = (server: FakeServer): Client =>
  createClient({
    baseUrl: '/api',
    transport: server.transport,
    identity: () => ({
      accountDomain: 'heed.example',
      clientLocation: 'https://heed.example/',
      token: 'token-1',
    }),
    requestId: () => '00000000-0000-4000-8000-000000000001',
  })
