import { createClient, fetchTransport } from '@heed/contracts'
import { CompanyStores } from '../src/app/CompanyStores.ts'

/** The stores of company 101 in front of Pact's mock, as the console makes them. */
export function pactCompany({ url, token }: { url: string; token: string }): CompanyStores {
  const client = createClient({
    baseUrl: url,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'https://heed.example/users/', token }),
    requestId: () => crypto.randomUUID(),
  })
  return new CompanyStores({ client, companyId: 101, onSeats: () => undefined })
}
