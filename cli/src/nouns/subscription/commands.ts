import { forever, monthOptionsText } from '@heed/contracts/rules/newCompanies/columns'
import {
  createFlagOption,
  createNumberOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { companyArgument } from '../../command/companyArgument.ts'

const group = 'Companies'

/** Currency units per month. */
export const costFields = ['companyMonthly', 'partnerMonthly', 'currencyCode'] as const

export const endOptions = { yes: createFlagOption("Don't ask you to confirm by typing the company's name") }

export const subscriptionSetOptions = {
  plan: createTextOption('plan', 'Plan code or name (default: unchanged)'),
  seats: {
    ...createNumberOption(1, 1_000_000, 1, 'Number of seats (default: unchanged)'),
    fallback: undefined,
  },
  validity: createTextOption('months', `Duration in months from now: ${monthOptionsText}, or ${forever}`),
  validTill: createTextOption('date', 'Day at whose start the subscription ends, such as 2027-06-30'),
  dryRun: createFlagOption('Show the changes and their cost without saving them'),
  yes: createFlagOption("Don't ask before changing the subscription"),
}

export const subscriptionCommands = [
  defineCommand({
    name: 'companies subscription show',
    group,
    takesCompany: true,
    summary: "Show a company's plan, seats, end date and price",
    argument: companyArgument,
    options: {},
    examples: ['heed companies subscription show 12', 'heed companies subscription show --json'],
    fields: ['id', 'name', 'subscription'],
    formats: ['json'],
    load: async () => (await import('./show.ts')).showSubscription,
  }),
  defineCommand({
    name: 'companies subscription set',
    group,
    takesCompany: true,
    summary: "Show the cost, then change a customer's plan, seats or end date",
    argument: companyArgument,
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
  defineCommand({
    name: 'companies subscription deactivate',
    group,
    takesCompany: true,
    summary: "Deactivate a customer's subscription immediately",
    argument: companyArgument,
    options: endOptions,
    examples: ['heed companies subscription deactivate 12'],
    fields: ['id', 'name', 'deactivated', ...costFields.map((field) => `${field}?`)],
    formats: ['json'],
    load: async () => (await import('./deactivate.ts')).deactivateSubscription,
  }),
]
