import { forever, monthOptionsText } from '@heed/contracts/rules/newCompanies/columns'
import { createAmountOption } from '../../command/amount.ts'
import {
  createFlagOption,
  createNumberOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { companyArgument } from '../../command/companyArgument.ts'
import { createErrorLimitOption } from '../../command/errorLimit.ts'
import { receiptOption, resultOption } from '../../command/runFiles.ts'
import { endSelectionOptions } from './endingBefore.ts'
import { extensionFormat, repeatDays } from './extension.ts'

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
  until: createTextOption('date', `Last day of the subscription, such as 2027-06-30, or ${forever}`),
  extend: createTextOption(
    'time',
    `Add this time to each current end date, such as ${extensionFormat}; subscriptions that have ended are extended from today`,
  ),
  validTill: createTextOption('date', 'Day at whose start the subscription ends, such as 2027-07-01'),
  ...endSelectionOptions,
  dryRun: createFlagOption('Show the changes, what prevents them, and their cost, without saving them'),
  partner: createTextOption('id|name', 'With many customers, partner account, if you have several'),
  resume: createFlagOption('With many customers, resume an interrupted run'),
  maxErrors: createErrorLimitOption(
    'With many customers, maximum number or percentage of rejected rows to skip; above this limit, nothing is changed',
  ),
  maxCost: createAmountOption('With many customers, change nothing if that adds more than this a month'),
  force: createFlagOption(
    `With --extend and many customers, also extend those that the same extension reached in the last ${repeatDays} days`,
  ),
  concurrency: createNumberOption(1, 32, 6, 'Number of parallel calls'),
  yes: createFlagOption("Don't ask before changing the subscription"),
  receipt: receiptOption,
  result: resultOption,
}

export const subscriptionCommands = [
  defineCommand({
    name: 'subscription show',
    group,
    takesCompany: true,
    summary: "Show a company's plan, seats, end date and price",
    argument: companyArgument,
    options: {},
    examples: ['heed subscription show 12', 'heed companies subscription show --json'],
    fields: ['id', 'name', 'subscription'],
    formats: ['json'],
    load: async () => (await import('./show.ts')).showSubscription,
  }),
  defineCommand({
    name: 'subscription set',
    group,
    takesCompany: true,
    takesCompanyFile: true,
    summary: 'Show the cost, then change the plan, seats or end date of one customer or many',
    argument: companyArgument,
    options: subscriptionSetOptions,
    examples: [
      'heed subscription set --ending-before 2027-03-01 --extend 1y --dry-run',
      'heed subscription set 12 --seats 100 --dry-run',
      'heed subscription set 12 --plan partner-premium --yes',
      'heed subscription set 12 --until 2027-06-30',
      'heed companies list --csv > customers.csv',
      'heed subscription set --company @customers.csv --extend 1y --dry-run',
      'heed subscription set --company @customers.csv --until 2027-12-31 --yes',
    ],
    fields: [
      ...['id', 'name', 'before', 'change', 'saved', ...costFields].map((field) => `${field}?`),
      ...[
        'run',
        'partner',
        'input',
        'changed',
        'unchanged',
        'failed',
        'refused',
        'left',
        'cost',
        'total',
      ].map((field) => `${field}?`),
      'companies?',
    ],
    formats: ['json'],
    load: async () => (await import('./set.ts')).setSubscription,
  }),
  defineCommand({
    name: 'subscription deactivate',
    group,
    takesCompany: true,
    summary: "Deactivate a customer's subscription immediately",
    argument: companyArgument,
    options: endOptions,
    examples: ['heed subscription deactivate 12'],
    fields: ['id', 'name', 'deactivated', ...costFields.map((field) => `${field}?`)],
    formats: ['json'],
    load: async () => (await import('./deactivate.ts')).deactivateSubscription,
  }),
]
