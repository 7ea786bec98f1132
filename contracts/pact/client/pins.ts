import { type Client, createClient, fetchTransport } from '../../src/index.ts'
import { type PinCase, testPins } from '../pins.ts'

export const testClientPins = (rows: readonly PinCase<Client>[]): void =>
  testPins(
    'heed-client',
    ({ url, token }, { as }) =>
      createClient({
        baseUrl: url,
        fileUrl: url,
        transport: fetchTransport(fetch),
        identity: () => ({
          accountDomain: 'console.example.is',
          clientLocation: 'https://console.example.is/',
          token: as === 'nobody' ? undefined : token,
        }),
        requestId: () => crypto.randomUUID(),
      }),
    rows,
  )
