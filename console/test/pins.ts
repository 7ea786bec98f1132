import { pins, type Row } from '@heed/contracts/pact/pins'
import type { AccountStores } from '../src/app/AccountStores.ts'
import type { CompanyStores } from '../src/app/CompanyStores.ts'
import type { RootStore } from '../src/app/RootStore.ts'
import { pactCompany } from './pactCompany.ts'
import { pactRoot } from './pactRoot.ts'

/** Rows act as their person; 'nobody' is signed out. */
export const pinRoot = (rows: readonly Row<RootStore>[]): void =>
  pins('heed-console', ({ url, token }, { as }) => pactRoot(url, as === 'nobody' ? {} : { token }), rows)

/** Pins what the stores of the partner account 7 ask for. */
export const pinAccount = (rows: readonly Row<AccountStores>[]): void =>
  pins('heed-console', ({ url, token }) => pactRoot(url, { token }).ofAccount(7), rows)

/** Pins what the stores of company 101 ask for. */
export const pinCompany = (rows: readonly Row<CompanyStores>[]): void =>
  pins('heed-console', pactCompany, rows)
