import { createFlagOption, createTextOption, defineCommand } from '../../command/command.ts'

const group = 'Account'
const argument = ['name', 'Profile name'] as const
const fields = ['name', 'inUse', 'api', 'email', 'company', 'columns', 'console', 'signedIn', 'storedIn']

export const profilesSetOptions = {
  withoutCompany: createFlagOption("Clear the profile's company"),
  columns: createTextOption(
    'columns',
    'Columns to import from files from other systems, such as email=3,name=1+2; leave empty to clear',
  ),
  console: createTextOption(
    'url',
    'Console address for heed browse (default: the API address without /api); leave empty to clear',
  ),
}
export const profilesDeleteOptions = { yes: createFlagOption("Don't ask before deleting the profile") }

export const profileCommands = [
  defineCommand({
    name: 'profiles list',
    group,
    summary: 'Show saved sign-ins',
    options: {},
    examples: ['heed profiles list', 'heed profiles list --json'],
    fields,
    formats: ['json', 'csv'],
    load: async () => (await import('./profilesShow.ts')).listProfiles,
  }),
  defineCommand({
    name: 'profiles show',
    group,
    summary: 'Show one profile (default: the profile in use)',
    argument: [...argument, 'optional'],
    options: {},
    examples: ['heed profiles show', 'heed profiles show live --json'],
    fields,
    formats: ['json'],
    load: async () => (await import('./profilesShow.ts')).showProfile,
  }),
  defineCommand({
    name: 'profiles use',
    group,
    summary: 'Choose the profile that commands use by default',
    argument,
    options: {},
    examples: ['heed profiles use live'],
    fields,
    formats: ['json'],
    load: async () => (await import('./profilesChange.ts')).useProfile,
  }),
  defineCommand({
    name: 'profiles set',
    group,
    takesCompany: true,
    summary: 'Change a profile; with --api, create it if needed',
    argument,
    options: profilesSetOptions,
    examples: [
      'heed profiles set live --company 12',
      'heed profiles set live --api https://api.example.com/api',
      'heed profiles set live --without-company',
      'heed profiles set live --columns "email=Email,name=First Name+Last Name"',
      'heed profiles set live --console https://console.example.com',
    ],
    fields,
    formats: ['json'],
    load: async () => (await import('./profilesChange.ts')).setProfile,
  }),
  defineCommand({
    name: 'profiles rename',
    group,
    summary: 'Rename a profile',
    argument,
    second: ['new', 'New name'],
    options: {},
    examples: ['heed profiles rename default live'],
    fields,
    formats: ['json'],
    load: async () => (await import('./profilesChange.ts')).renameProfile,
  }),
  defineCommand({
    name: 'profiles delete',
    group,
    summary: 'Delete a profile and its sign-in',
    argument,
    options: profilesDeleteOptions,
    examples: ['heed profiles delete old', 'heed profiles delete old --yes'],
    fields,
    formats: ['json'],
    load: async () => (await import('./profilesChange.ts')).deleteProfile,
  }),
]
