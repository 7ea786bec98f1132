import { command, flag, name, text } from '../../command/command.ts'

const group = 'Partners'
const whichAccount = ['account', 'The account, by its id or name', 'optional'] as const
const partner = text('id|name', 'The account, where you have several')

export const partnersCollectOptions = { yes: flag('Do not ask before the card is charged') }
export const partnersManagersAddOptions = {
  name: name('Name of the person'),
  sendWelcome: flag('Send a mail with a link to sign in'),
  partner,
}
export const partnersManagersRemoveOptions = {
  yes: flag('Do not ask before the person is taken out'),
  partner,
}

export const partners = [
  command({
    name: 'partners list',
    group,
    summary: 'Show the partner accounts that are yours',
    options: {},
    examples: ['heed partners list'],
    fields: ['id', 'name'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listPartners,
  }),
  command({
    name: 'partners overview',
    group,
    summary: 'Show what an account pays by plan, what it owes, and its card',
    argument: whichAccount,
    options: {},
    examples: ['heed partners overview', 'heed partners overview "Bjarg Security" --json'],
    fields: [
      ...['id', 'name', 'plans', 'monthly', 'dues', 'dueSince', 'collected', 'hasValidCard', 'currencyCode'],
    ],
    formats: ['json'],
    load: async () => (await import('./overview.ts')).showOverview,
  }),
  command({
    name: 'partners plans',
    group,
    summary: 'Show the plans that an account sells, and their prices by seats',
    argument: whichAccount,
    options: {},
    examples: ['heed partners plans', 'heed partners plans --json'],
    fields: ['code', 'name', 'fromSeats', 'toSeats', 'price', 'recommended'],
    formats: ['json', 'csv'],
    load: async () => (await import('./plans.ts')).listPlans,
  }),
  command({
    name: 'partners collect',
    group,
    summary: 'Pay what an account owes with its card',
    argument: whichAccount,
    options: partnersCollectOptions,
    examples: ['heed partners collect', 'heed partners collect "Bjarg Security" --yes'],
    fields: ['id', 'name', 'collected', 'currencyCode'],
    formats: ['json'],
    load: async () => (await import('./collect.ts')).collectDues,
  }),
  command({
    name: 'partners managers list',
    group,
    summary: 'Show who manages an account',
    argument: whichAccount,
    options: {},
    examples: ['heed partners managers list'],
    fields: ['email', 'name', 'created'],
    formats: ['json', 'csv'],
    load: async () => (await import('./managersList.ts')).listManagers,
  }),
  command({
    name: 'partners managers add',
    group,
    summary: 'Let another person manage an account and all its companies',
    argument: ['email', 'Their work email'],
    options: partnersManagersAddOptions,
    examples: ['heed partners managers add sif@bjarg.is --name Sif --send-welcome'],
    fields: ['id', 'account', 'email', 'name'],
    formats: ['json'],
    load: async () => (await import('./managersAdd.ts')).addManager,
  }),
  command({
    name: 'partners managers remove',
    group,
    summary: 'Take a person out of an account',
    argument: ['email', 'Their work email'],
    options: partnersManagersRemoveOptions,
    examples: ['heed partners managers remove sif@bjarg.is'],
    fields: ['id', 'account', 'email', 'removed'],
    formats: ['json'],
    load: async () => (await import('./managersRemove.ts')).removeManager,
  }),
]
