import { aPartnerCompany, aPartnerOverview, aPlan } from '@heed/fixtures/factories/billing'
import { FakeServer } from '../../../../test/fakeServer.ts'

const standard = aPlan({
  id: 'partner-standard-monthly',
  code: 'partner-standard',
  name: 'Partner Standard',
})
const premium = aPlan({
  id: 'partner-premium-monthly',
  code: 'partner-premium',
  name: 'Partner Premium',
})
const freePlan = aPlan({
  id: 'partner-free-monthly',
  code: 'partner-free',
  name: 'Partner Free',
  isFree: true,
  tiers: [{ starting_unit: 1, ending_unit: 10, price: 0 }],
})

const fjallaverk = aPartnerCompany({ id: 21 })
const endsSoon = aPartnerCompany({
  id: 22,
  name: 'Bláberg verkfræði',
  allowedUsers: 120,
  userCount: 118,
  valid_to: '2026-03-14T00:00:00.000Z',
})
const expiredCustomer = aPartnerCompany({ id: 23, name: 'Ísafold', valid_to: '2026-01-01T00:00:00.000Z' })

export const anAccountServer = (): FakeServer =>
  new FakeServer()
    .on('GET /partners/3/companies', { companies: [fjallaverk, endsSoon, expiredCustomer], count: 3 })
    .on('GET /partners/3/subscriptions/overview', aPartnerOverview({ totalDues: 96_800, collected: 258_200 }))
    .on('GET /partners/3/subscriptions/plans', { plans: [freePlan, standard, premium] })
