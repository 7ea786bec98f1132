import { command } from './command.ts'

export const companies = [
  command({
    name: 'companies list',
    group: 'Companies',
    summary: 'Show the companies you manage',
    options: {},
    examples: ['heed companies list', 'heed companies list --csv > companies.csv'],
    fields: ['id', 'name', 'role', 'employees', 'seats', 'plan', 'validTo'],
    formats: ['json', 'csv'],
    load: async () => (await import('./companiesList.ts')).listCompanies,
  }),
]
