import { createFlagOption, createNameOption, createTextOption, defineCommand } from '../../command/command.ts'

const group = 'Partners'
const accountArgument = ['account', 'Account ID or name', 'optional'] as const
const partnerOption = createTextOption('id|name', 'Partner account, if you have several')

export const partnersCollectOptions = { yes: createFlagOption("Don't ask before charging the card") }
export const partnersManagersAddOptions = {
  name: createNameOption("Manager's name"),
  sendWelcome: createFlagOption('Send an email with a sign-in link'),
  partner: partnerOption,
}
export const partnersManagersRemoveOptions = {
  yes: createFlagOption("Don't ask before removing the manager"),
  partner: partnerOption,
}

export const partnerCommands = [
  defineCommand({
    name: 'partners list',
    group,
    summary: 'Show your partner accounts',
    options: {},
    examples: ['heed partners list'],
    fields: ['id', 'name'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listPartners,
  }),
  defineCommand({
    name: 'partners overview',
    group,
    summary: "Show an account's costs by plan, amount due and card",
    argument: accountArgument,
    options: {},
    examples: ['heed partners overview', 'heed partners overview "Bjarg Security" --json'],
    fields: [
      ...['id', 'name', 'plans', 'monthly', 'dues', 'dueSince', 'collected', 'hasValidCard', 'currencyCode'],
    ],
    formats: ['json'],
    load: async () => (await import('./overview.ts')).showOverview,
  }),
  defineCommand({
    name: 'partners plans',
    group,
    summary: 'Show the plans an account sells, with prices by number of seats',
    argument: accountArgument,
    options: {},
    examples: ['heed partners plans', 'heed partners plans --json'],
    fields: ['code', 'name', 'fromSeats', 'toSeats', 'price', 'recommended'],
    formats: ['json', 'csv'],
    load: async () => (await import('./plans.ts')).listPlans,
  }),
  defineCommand({
    name: 'partners collect',
    group,
    summary: "Charge an account's card for the amount due",
    argument: accountArgument,
    options: partnersCollectOptions,
    examples: ['heed partners collect', 'heed partners collect "Bjarg Security" --yes'],
    fields: ['id', 'name', 'collected', 'currencyCode'],
    formats: ['json'],
    load: async () => (await import('./collect.ts')).collectDues,
  }),
  defineCommand({
    name: 'partners managers list',
    group,
    summary: "Show an account's managers",
    argument: accountArgument,
    options: {},
    examples: ['heed partners managers list'],
    fields: ['email', 'name', 'created'],
    formats: ['json', 'csv'],
    load: async () => (await import('./managersList.ts')).listManagers,
  }),
  defineCommand({
    name: 'partners managers add',
    group,
    summary: 'Add a manager to an account and all its companies',
    argument: ['email', "Manager's work email"],
    options: partnersManagersAddOptions,
    examples: ['heed partners managers add sif@bjarg.is --name Sif --send-welcome'],
    fields: ['id', 'account', 'email', 'name'],
    formats: ['json'],
    load: async () => (await import('./managersAdd.ts')).addManager,
  }),
  defineCommand({
    name: 'partners managers remove',
    group,
    summary: 'Remove a manager from an account',
    argument: ['email', "Manager's work email"],
    options: partnersManagersRemoveOptions,
    examples: ['heed partners managers remove sif@bjarg.is'],
    fields: ['id', 'account', 'email', 'removed'],
    formats: ['json'],
    load: async () => (await import('./managersRemove.ts')).removeManager,
  }),
]
