import { type PinCase, testPins } from '@heed/contracts/pact/pins'
import type { RootStore } from '../../src/app/root/RootStore.ts'
import type { AccountStores } from '../../src/app/stores/AccountStores.ts'
import type { CompanyStores } from '../../src/app/stores/CompanyStores.ts'
import { makePactCompany } from './pactCompany.ts'
import { makePactRoot } from './pactRoot.ts'

/** Each row is run as its person; 'nobody' is signed out. */
export const testRootPins = (rows: readonly PinCase<RootStore>[]): void =>
  testPins(
    'heed-console',
    ({ url, token }, { as }) => makePactRoot(url, as === 'nobody' ? {} : { token }),
    rows,
  )

/** Pins the requests sent by the stores for partner account 7. */
export const testAccountPins = (rows: readonly PinCase<AccountStores>[]): void =>
  testPins('heed-console', ({ url, token }) => makePactRoot(url, { token }).getAccountStores(7), rows)

/** Pins the requests sent by the stores for company 101. */
export const testCompanyPins = (rows: readonly PinCase<CompanyStores>[]): void =>
  testPins('heed-console', makePactCompany, rows)
