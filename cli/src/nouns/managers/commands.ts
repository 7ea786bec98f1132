import {
  createChoiceOption,
  createFlagOption,
  createNameOption,
  defineCommand,
} from '../../command/command.ts'

const group = 'Companies'
const emailArgument = ['email', "Manager's work email"] as const

export const managersAddOptions = {
  name: createNameOption("Manager's name"),
  role: createChoiceOption(['admin', 'viewer'], 'Role (default: admin)'),
  sendWelcome: createFlagOption('Send an email with a sign-in link'),
}
export const managersRemoveOptions = { yes: createFlagOption("Don't ask before removing the manager") }

export const managerCommands = [
  defineCommand({
    name: 'managers list',
    group,
    each: true,
    summary: "Show a company's managers",
    options: {},
    examples: ['heed managers list', 'heed managers list --company @customers.csv --csv'],
    fields: ['email', 'name', 'role', 'billing', 'created'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listManagers,
  }),
  defineCommand({
    name: 'managers add',
    group,
    each: true,
    summary: 'Add a manager to a company',
    argument: emailArgument,
    options: managersAddOptions,
    examples: [
      'heed managers add sif@nordfish.example --name Sif --send-welcome',
      'heed managers add sif@nordfish.example --name Sif --role viewer --company 12',
      'heed managers add --company @managers.csv --send-welcome',
    ],
    fields: ['email', 'name', 'role', 'created', 'welcome'],
    formats: ['json'],
    loadRecord: async () => (await import('./records.ts')).addRecord,
    load: async () => (await import('./add.ts')).addManager,
  }),
  defineCommand({
    name: 'managers remove',
    group,
    each: true,
    summary: 'Remove a manager from a company',
    argument: emailArgument,
    options: managersRemoveOptions,
    examples: [
      'heed managers remove sif@nordfish.example --company 12',
      'heed managers remove sif@nordfish.example --company @customers.csv --yes',
    ],
    fields: ['email', 'name', 'removed'],
    formats: ['json'],
    loadRecord: async () => (await import('./records.ts')).removeRecord,
    load: async () => (await import('./remove.ts')).removeManager,
  }),
  defineCommand({
    name: 'managers resend',
    group,
    each: true,
    summary: 'Send a manager another email with a sign-in link',
    argument: emailArgument,
    options: {},
    examples: ['heed managers resend sif@nordfish.example --company 12'],
    fields: ['email', 'name', 'sent'],
    formats: ['json'],
    loadRecord: async () => (await import('./records.ts')).resendRecord,
    load: async () => (await import('./resend.ts')).resendSignIn,
  }),
]
