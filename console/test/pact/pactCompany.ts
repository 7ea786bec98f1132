import { createClient, fetchTransport } from '@heed/contracts'
import { CompanyStores } from '../../src/app/stores/CompanyStores.ts'

/** The stores for company 101, connected to Pact's mock and created as in the console. */
export function makePactCompany({ url, token }: { url: string; token: string }): CompanyStores {
  const client = createClient({
    baseUrl: url,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'https://heed.example/users/', token }),
    requestId: () => crypto.randomUUID(),
  })
  return new CompanyStores({ client, companyId: 101, onSeats: () => undefined })
}
