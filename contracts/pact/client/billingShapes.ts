import { instant, integer, regex, string } from '../matchers.ts'

/** A company whose plan the partner looks after. */
export const ofPartner = { billing: { plan: 'partner' } } as const
/** The same, with a card that the partner's account holds. */
export const withCard = { billing: { plan: 'partner', card: 'account' } } as const
export const managed = 'Your subscription is managed by your partner. Please contact support.'

/** The answer after a purchase of the plan business, by the month. */
export const bought = (seats: number, price: number) => ({
  success: true,
  subscription: {
    subscription_code: 'business',
    subscription_name: 'Business',
    subscription_type: 'direct',
    status: 'active',
    package_users: seats,
    externalId: 'business-monthly',
    billingPeriod: 'month',
    price,
    currencyCode: 'USD',
    package_valid_to: instant(),
  },
})

export const portal = {
  portal_session: {
    id: string('portal_1'),
    token: string('t1'),
    access_url: regex(/^https?:\/\/.+$/, 'https://billing.example/portal?token=t1'),
    created_at: integer(1_770_022_800),
    expires_at: integer(1_770_109_200),
  },
}
