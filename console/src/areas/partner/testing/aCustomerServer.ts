import type { Company } from '@heed/contracts'
import { aManager, aSubscription } from '@heed/fixtures/factories'
import { aPartnerEstimate } from '@heed/fixtures/factories/billing'
import type { FakeServer } from '../../../../test/fakeServer.ts'
import { aCompany } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccountServer } from './anAccountServer.ts'

export const heldSubscription = aSubscription({
  subscription_code: 'partner-standard',
  subscription_name: 'Partner Standard',
  subscription_type: 'partner',
  package_valid: 1,
  package_users: 50,
  price: 9500,
})
export const aBlaberg = (overrides: Partial<Company> = {}) =>
  aCompany({
    company_id: 22,
    company_name: 'Bláberg verkfræði',
    users_total: 48,
    users_available: 50,
    subscription: heldSubscription,
    managers: [aManager({ email: 'only@blaberg.example', name: 'Jón', role: 1 })],
    ...overrides,
  })

export const aCustomerServer = (overrides: Partial<Company> = {}): FakeServer =>
  anAccountServer()
    .on('GET /partners/3/companies/22', aBlaberg(overrides))
    .on(
      'POST /partners/3/subscriptions/estimate',
      aPartnerEstimate({ newCompanyTotal: 19_000, newPartnerTotal: 28_500 }),
    )

export const openCustomer = (server: FakeServer, at = '/partner/3/companies/22/') =>
  renderApp({ as: 'partner', at, server })
