import { CompanyStores } from '../src/app/stores/CompanyStores.ts'
import type { FakeServer } from './fakeServer.ts'
import { makeClient } from './makeClient.ts'

/** The stores for company 11, connected to a fake server. */
export const makeCompanyStores = (
  server: FakeServer,
  onSeatsChange: () => void = () => undefined,
): CompanyStores => new CompanyStores({ client: makeClient(server), companyId: 11, onSeats: onSeatsChange })
