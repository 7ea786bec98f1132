import {
  boolean,
  type Call,
  eachLike,
  integer,
  matchInstant,
  nameCall,
  string,
  type UnnamedCall,
} from '@heed/contracts/pact'
import { companyPin } from './company.ts'
import { type Run, type RunOptions, runHeed } from './heed.ts'

/** The interactions' company as a customer with one of the partner's plans. */
export const partnerPlanState = { billing: { plan: 'partner' } } as const

export const subscription = {
  subscription_code: 'partner-standard',
  subscription_name: 'Partner Standard',
  subscription_type: 'partner',
  package_users: integer(50),
  package_valid: 1,
  price: integer(9500),
  currencyCode: 'USD',
}

/** A customer that its partner looks up. */
export const customerPin = {
  ...companyPin,
  given: partnerPlanState,
  as: 'partner',
  answer: { ...companyPin.answer, partnerId: 7, valid_to: matchInstant(), subscription },
} as const

export const makeCustomersPin = (query: string) =>
  ({
    pin: 'partners.listCompanies',
    given: partnerPlanState,
    as: 'partner',
    request: `GET /partners/7/companies?${query}p=0&n=1000&order=name+asc`,
    answer: {
      companies: [
        {
          id: 101,
          name: 'Norðurljós',
          company_name: 'Norðurljós',
          subscriptionName: 'Partner Standard',
          subscriptionCode: 'partner-standard',
          allowedUsers: integer(50),
          userCount: integer(4),
          valid_to: matchInstant(),
          price: integer(9500),
        },
      ],
      count: 1,
    },
  }) as const

/** The signed-in partner; its accounts decide whether it may sell. */
export const partnerPin = {
  pin: 'auth.getCurrentUser',
  given: partnerPlanState,
  as: 'partner',
  request: 'GET /auth/user',
  answer: {
    _id: string('u-7'),
    name: string('Páll Partner'),
    email: string('partner@example.is'),
    created: matchInstant(),
    permissions: [],
    superForAccounts: [{ id: 7, name: 'Vesturland Partners' }],
  },
} as const

export const overviewPin = {
  pin: 'partners.subscriptionOverview',
  given: partnerPlanState,
  as: 'partner',
  request: 'GET /partners/7/subscriptions/overview',
  answer: {
    rows: eachLike({
      planName: 'Partner Standard',
      totalCompanies: integer(1),
      totalSeats: integer(50),
      totalMonthlyCost: integer(9500),
    }),
    sumMonthlyCost: integer(9500),
    currencyCode: 'USD',
    totalDues: integer(0),
    collected: integer(0),
    dueSince: null,
    hasValidCard: false,
    chargebeeSite: string('bjarg-test'),
    chargebeeClientKey: string('key'),
  },
} as const

const makePlan = (code: string, name: string) => ({
  id: `${code}-monthly`,
  baseId: code,
  code,
  name: string(name),
  period_unit: 'month',
  tiers: eachLike({ starting_unit: integer(1), ending_unit: integer(10), price: integer(2500) }),
  isFree: code === 'partner-free',
  definition: { description: string(), keyFacts: eachLike('Reports'), recommended: false },
})
export const plansPin = {
  pin: 'partners.loadPlans',
  given: partnerPlanState,
  as: 'partner',
  request: 'GET /partners/7/subscriptions/plans',
  answer: {
    plans: [
      makePlan('partner-free', 'Partner Free'),
      makePlan('partner-standard', 'Partner Standard'),
      makePlan('partner-premium', 'Partner Premium'),
    ],
  },
} as const

export const makeEstimatePin = (subscriptionCode: string, seats: number, monthly: number) =>
  ({
    pin: 'partners.estimate',
    given: partnerPlanState,
    as: 'partner',
    request: 'POST /partners/7/subscriptions/estimate',
    body: { subscriptionCode, seats, companyId: 101 },
    answer: {
      newCompanyTotal: integer(monthly),
      newPartnerTotal: integer(monthly),
      newPartnerTotalForPlan: integer(monthly),
      newPartnerSubscriptionSeats: seats,
      currencyCode: 'USD',
    },
  }) as const

export const runningTrainings = {
  pin: 'trainings.list',
  given: { ...partnerPlanState, 'a campaign runs': true },
  as: 'partner',
  request: 'GET /companies/101/trainings?status=2&p=0&n=10&order=name+asc',
  answer: {
    automations: eachLike({
      id: integer(204),
      name: string('Safe every day'),
      status: 2,
      statusInfo: { label: string('Active'), color: string('#2f6f4f') },
      isScorm: false,
      uniqueId: string('x1'),
      scheduleType: integer(1),
      totalUsers: integer(0),
      firstBatch: matchInstant(),
      lastBatch: matchInstant(),
      updated: matchInstant(),
      attendance: integer(0),
      awarenessScore: integer(0),
      subjectsSent: integer(0),
      totalSubjects: integer(0),
      canRemind: boolean(false),
      canRename: boolean(false),
      canCopy: boolean(false),
      canStop: boolean(false),
      canDelete: boolean(false),
    }),
    count: integer(1),
  },
} as const

export const runningAssessments = {
  pin: 'assessments.list',
  given: runningTrainings.given,
  as: 'partner',
  request: 'GET /companies/101/assessments?p=0&n=10&order=name+asc&status=2',
  answer: { assessments: [], count: 0 },
} as const

const makeRemovalCheckPin = (given: UnnamedCall['given'] & object, activeTrainings: number) =>
  ({
    pin: 'subscriptions.canBeRemoved',
    given,
    as: 'partner',
    request: 'GET /companies/101/subscriptions/canBeRemoved?partnerId=7',
    answer: { canBeRemoved: activeTrainings === 0, activeAssessments: 0, activeTrainings },
  }) as const
export const allowedRemoval = makeRemovalCheckPin(partnerPlanState, 0)
/** Calls made when a campaign prevents a removal. */
export const blockedRemoval = [
  makeRemovalCheckPin(runningTrainings.given, 1),
  runningTrainings,
  runningAssessments,
] as const

/** Makes call names unique, because several tests make the same calls. */
export const namePins = (what: string, ...all: UnnamedCall[]): Call[] =>
  all.map((one) => nameCall(`for ${what}`, one))

/** Runs a command with this API address, for the interactions' company. */
export const runForCompany = (
  { url, token }: { url: string; token: string },
  words: readonly string[],
  options: RunOptions = {},
): Promise<Run> =>
  runHeed(words, {
    ...options,
    env: { HEED_API: url, HEED_TOKEN: token, HEED_COMPANY: '101', ...options.env },
  })
