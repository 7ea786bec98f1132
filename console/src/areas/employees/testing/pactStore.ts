import { createClient, fetchTransport } from '@heed/contracts'
import { EmployeesStore } from '../EmployeesStore.ts'
import { fileHere } from '../import/fileHere.ts'

/** The store of company 101 in front of Pact's mock, as the console makes it. */
export function pactStore({ url, token }: { url: string; token: string }): EmployeesStore {
  const client = createClient({
    baseUrl: url,
    transport: fetchTransport(fetch),
    identity: () => ({ accountDomain: 'heed.example', clientLocation: 'https://heed.example/users/', token }),
    requestId: () => crypto.randomUUID(),
  })
  return new EmployeesStore({ client, companyId: 101, onSeats: () => undefined, openFile: fileHere })
}
