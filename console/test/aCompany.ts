import { CompanyStores } from '../src/app/CompanyStores.ts'
import type { FakeServer } from './fakeServer.ts'
import { makeClient } from './makeClient.ts'

/** The stores of company 11 in front of a server of a few lines. */
export const aCompany = (server: FakeServer, onSeats: () => void = () => undefined): CompanyStores =>
  new CompanyStores({ client: makeClient(server), companyId: 11, onSeats })
