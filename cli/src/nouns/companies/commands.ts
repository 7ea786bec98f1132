import {
  createFlagOption,
  createNameOption,
  createSearchOption,
  createTextOption,
  defineCommand,
} from '../../command/command.ts'
import { companyArgument } from '../../command/companyArgument.ts'
import { costFields, endOptions } from '../subscription/commands.ts'
import { endSelectionOptions } from '../subscription/endingBefore.ts'

const group = 'Companies'

export const companiesListOptions = {
  partner: createTextOption('id|name', 'Only customers of this partner account'),
  filter: createSearchOption('Only names containing this text'),
  ...endSelectionOptions,
}
export const companiesRenameOptions = { name: createNameOption('New name, 4 to 150 characters') }

export const companiesUpdateOptions = {
  name: createNameOption('New name, 4 to 150 characters'),
  language: createTextOption('code', 'Default language'),
  mainColor: createTextOption('color', 'Main colour, such as "#1a73e8", or none for the default'),
  dryRun: createFlagOption('Show the changes without saving them'),
}

export const companyCommands = [
  defineCommand({
    name: 'companies list',
    group,
    summary: 'Show the companies you manage; partners see all customers and their prices',
    options: companiesListOptions,
    examples: [
      'heed companies list',
      'heed companies list --csv > all.csv && heed lists list --company @all.csv',
      'heed companies list --partner 7 --filter hotel --json',
      'heed companies list --ending-before 2027-03-01',
    ],
    fields: ['id', 'name', 'role?', 'employees', 'seats', 'plan', 'price?', 'validTo', 'partner?'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listCompanies,
  }),
  defineCommand({
    name: 'companies get',
    group,
    takesCompany: true,
    summary: "Show one company's plan, seats, language, managers and active campaigns",
    argument: companyArgument,
    options: {},
    examples: ['heed companies get 12', 'heed companies get "Norðurljós hf." --json'],
    fields: [
      ...['id', 'name', 'created', 'role', 'partnerId', 'subscription', 'trialEnds', 'seats', 'employees'],
      ...['validTo', 'language', 'color', 'logo', 'anonymous', 'singleSignOn', 'activeTrainings'],
      ...['activeAssessments', 'managers'],
    ],
    formats: ['json'],
    load: async () => (await import('./get.ts')).getCompany,
  }),
  defineCommand({
    name: 'companies update',
    group,
    each: true,
    summary: "Change a company's name, language or colour",
    options: companiesUpdateOptions,
    examples: [
      'heed companies update --company 12 --language is --main-color "#1a73e8"',
      'heed companies update --company @customers.csv --language is --dry-run',
    ],
    fields: ['id', 'name', 'language', 'mainColor', 'before', 'saved'],
    formats: ['json'],
    loadRecord: async () => (await import('./updateRecord.ts')).updateRecord,
    load: async () => (await import('./update.ts')).updateCompany,
  }),
  defineCommand({
    name: 'companies rename',
    group,
    takesCompany: true,
    summary: 'Rename a company',
    argument: companyArgument,
    options: companiesRenameOptions,
    examples: ['heed companies rename 12 --name "Norðurljós ehf."'],
    fields: ['id', 'name', 'before'],
    formats: ['json'],
    load: async () => (await import('./rename.ts')).renameCompany,
  }),
  defineCommand({
    name: 'companies delete',
    group,
    takesCompany: true,
    summary: 'Delete a customer company and everything in it',
    argument: companyArgument,
    options: endOptions,
    examples: ['heed companies delete 12', 'heed companies delete 12 --yes'],
    fields: ['id', 'name', 'deleted', ...costFields.map((field) => `${field}?`)],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteCompany,
  }),
]
