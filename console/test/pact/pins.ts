import { pins, type Row } from '@heed/contracts/pact/pins'
import type { RootStore } from '../../src/app/root/RootStore.ts'
import type { AccountStores } from '../../src/app/stores/AccountStores.ts'
import type { CompanyStores } from '../../src/app/stores/CompanyStores.ts'
import { pactCompany } from './pactCompany.ts'
import { pactRoot } from './pactRoot.ts'

/** Each row is run as its person; 'nobody' is signed out. */
export const pinRoot = (rows: readonly Row<RootStore>[]): void =>
  pins('heed-console', ({ url, token }, { as }) => pactRoot(url, as === 'nobody' ? {} : { token }), rows)

/** Pins the requests sent by the stores for partner account 7. */
export const pinAccount = (rows: readonly Row<AccountStores>[]): void =>
  pins('heed-console', ({ url, token }) => pactRoot(url, { token }).getAccountStores(7), rows)

/** Pins the requests sent by the stores for company 101. */
export const pinCompany = (rows: readonly Row<CompanyStores>[]): void =>
  pins('heed-console', pactCompany, rows)
