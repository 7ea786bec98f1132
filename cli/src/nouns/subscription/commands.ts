import { forever, someMonths } from '@heed/contracts/rules/newCompanies/columns'
import { command, flag, text, whole } from '../../command/command.ts'
import { whichCompany } from '../../command/whichCompany.ts'

const group = 'Companies'

/** Currency units per month. */
export const costFields = ['companyMonthly', 'partnerMonthly', 'currencyCode'] as const

export const endOptions = { yes: flag('Do not ask for the name of the company') }

export const subscriptionSetOptions = {
  plan: text('plan', 'The plan, by its code or name; without it the plan stays'),
  seats: {
    ...whole(1, 1_000_000, 1, 'How many people it is for; without it they stay'),
    fallback: undefined,
  },
  validity: text('months', `From now on for ${someMonths} months, or ${forever}`),
  validTill: text('date', 'It ends when that day begins, as in 2027-06-30'),
  dryRun: flag('Tell what it would change and cost; save nothing'),
  yes: flag('Do not ask before it is changed'),
}

export const companySubscription = [
  command({
    name: 'companies subscription show',
    group,
    takesCompany: true,
    summary: 'Show plan, seats, end and price of a company',
    argument: whichCompany,
    options: {},
    examples: ['heed companies subscription show 12', 'heed companies subscription show --json'],
    fields: ['id', 'name', 'subscription'],
    formats: ['json'],
    load: async () => (await import('./show.ts')).showSubscription,
  }),
  command({
    name: 'companies subscription set',
    group,
    takesCompany: true,
    summary: 'Change plan, seats or end of a customer, with the cost shown first',
    argument: whichCompany,
    options: subscriptionSetOptions,
    examples: [
      'heed companies subscription set 12 --seats 100 --dry-run',
      'heed companies subscription set 12 --plan partner-premium --yes',
      'heed companies subscription set 12 --valid-till 2027-06-30',
    ],
    fields: ['id', 'name', 'before', 'change', 'saved', ...costFields],
    formats: ['json'],
    load: async () => (await import('./set.ts')).setSubscription,
  }),
  command({
    name: 'companies subscription deactivate',
    group,
    takesCompany: true,
    summary: 'End the subscription of a customer at once',
    argument: whichCompany,
    options: endOptions,
    examples: ['heed companies subscription deactivate 12'],
    fields: ['id', 'name', 'deactivated', ...costFields.map((field) => `${field}?`)],
    formats: ['json'],
    load: async () => (await import('./deactivate.ts')).deactivateSubscription,
  }),
]
