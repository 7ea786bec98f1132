import { createFlagOption, createTextOption, defineCommand } from '../../command/command.ts'

export const pageNames = [
  'content',
  'keys',
  'managers',
  'settings',
  'subscription',
  'assessments',
  'companies',
  'employees',
  'lists',
  'partners',
  'reports',
  'trainings',
] as const
export type PageName = (typeof pageNames)[number]

export const browseOptions = {
  print: { ...createFlagOption('Print the address instead of opening it'), short: 'n' },
  console: createTextOption('url', 'Console address (default: the API address without /api)'),
}

export const browseCommands = [
  defineCommand({
    name: 'browse',
    group: 'Console',
    takesCompany: true,
    summary: 'Open a page of the console in the browser',
    argument: ['page', `Page: ${pageNames.join(', ')}`, 'optional', pageNames],
    more: ['name', 'Name or ID of the item to open, or the address of an employee'],
    options: browseOptions,
    examples: [
      'heed browse',
      'heed browse employees asa@example.is',
      'heed browse trainings "Phishing basics" --company 12',
      'heed browse reports 41 --print',
    ],
    fields: ['page', 'url', 'opened'],
    formats: ['json'],
    load: async () => (await import('./browse.ts')).browse,
  }),
]
