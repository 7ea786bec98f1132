import type { Plan } from '@heed/contracts'

const basePath = '/companies/11/subscriptions'
export const subscriptionCalls = {
  plans: `GET ${basePath}/plans`,
  overview: `GET ${basePath}/overview`,
  estimate: `POST ${basePath}/estimate`,
  canEdit: `POST ${basePath}/canEditSubscriptionPlan`,
  canReduce: `POST ${basePath}/canReduceSeats`,
  token: `GET ${basePath}/braintreetoken`,
  create: `POST ${basePath}/`,
  cancel: `POST ${basePath}/cancel`,
  portal: 'POST /companies/11/create_portal_session',
} as const

type PriceTiers = readonly (readonly [number | null, number])[]

function createPlan(
  baseId: string,
  name: string,
  period: 'year' | 'month',
  steps: PriceTiers,
  isFree = false,
): Plan {
  const times = period === 'year' ? 10 : 1
  return {
    id: `${baseId}-${period === 'year' ? 'yearly' : 'monthly'}`,
    baseId,
    code: baseId,
    name,
    period_unit: period,
    tiers: steps.map(([last, price], step) => ({
      starting_unit: (steps[step - 1]?.[0] ?? 0) + 1,
      ending_unit: last,
      price: price * times,
    })),
    isFree,
    definition: {
      description: `About ${name}`,
      keyFacts: isFree ? ['Reminders'] : ['Reminders', 'Single sign-on'],
      recommended: name === 'Business',
    },
  }
}

const business: PriceTiers = [
  [50, 14_900],
  [300, 61_900],
  [null, 89_900],
]
export const plans = {
  plans: [
    createPlan('free', 'Free', 'month', [[10, 0]], true),
    createPlan('business', 'Business', 'year', business),
    createPlan('business', 'Business', 'month', business),
  ],
}

export const makeSubscription = (overrides: object = {}) => ({
  subscription_code: 'business',
  subscription_name: 'Business',
  subscription_type: 'direct',
  status: 'active',
  package_users: 300,
  externalId: 'business-yearly',
  billingPeriod: 'year' as const,
  price: 51_583,
  currencyCode: 'USD',
  package_valid_to: '2026-12-02T10:00:00.000Z',
  ...overrides,
})

export const makeOverview = (subscription: object | null = makeSubscription(), overrides: object = {}) => ({
  subscription,
  billingInfo: null,
  currencyCode: 'USD',
  nextBilling: '2026-12-02T10:00:00.000Z',
  ...overrides,
})

export const makeEstimate = (today: number, { credit = 0, later = 0, next = today, discount = 0 } = {}) => ({
  invoice_estimate: {
    total: today,
    credits_applied: credit > 0 ? [{ applied_amount: credit }] : [],
    discounts: discount > 0 ? [{ amount: discount }] : [],
  },
  next_invoice_estimate: { total: next },
  credit_note_estimates: later > 0 ? [{ amount_available: later }] : [],
  subscription_estimate: { next_billing_at: Date.parse('2026-04-02T10:00:00.000Z') / 1000 },
})

export const freeChange = {
  canBeEdited: true,
  activeAssessments: 0,
  activeTrainings: 0,
  removeEmployees: 0,
  removeSeats: 0,
}
