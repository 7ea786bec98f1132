import { createFlagOption, defineCommand } from '../command/command.ts'
import { shells } from './shells.ts'

const group = 'This program'

export const aliasOptions = { clobber: createFlagOption('Overwrite existing aliases') }
const aliasArgument = ['alias', 'Name of the alias'] as const
const aliasFields = ['name', 'expansion', 'storedIn']

export const toolCommands = [
  defineCommand({
    name: 'doctor',
    group,
    takesCompany: true,
    summary: 'Check the setup and suggest fixes',
    options: {},
    examples: ['heed doctor', 'heed doctor --profile live --json'],
    fields: ['ok', 'version', 'node', 'api', 'findings'],
    formats: ['json'],
    load: async () => (await import('../nouns/doctor/doctor.ts')).diagnoseSetup,
  }),
  defineCommand({
    name: 'alias list',
    group,
    summary: 'Show your aliases',
    options: {},
    examples: ['heed alias list', 'heed alias list --json > aliases.json'],
    fields: ['name', 'expansion'],
    formats: ['json', 'csv'],
    load: async () => (await import('./alias/list.ts')).listAliases,
  }),
  defineCommand({
    name: 'alias set',
    group,
    summary: 'Create a short name for a command and its options',
    argument: aliasArgument,
    second: ['expansion', 'Command in quotes; $1, $2 and so on are replaced by the arguments'],
    options: aliasOptions,
    examples: [
      "heed alias set staff 'employees list --all --fields email,name'",
      "heed alias set join 'lists add Newcomers $1'",
      "heed alias set staff 'employees list --csv' --clobber",
    ],
    fields: aliasFields,
    formats: ['json'],
    load: async () => (await import('./alias/set.ts')).setAlias,
  }),
  defineCommand({
    name: 'alias delete',
    group,
    summary: 'Delete an alias',
    argument: aliasArgument,
    options: {},
    examples: ['heed alias delete staff'],
    fields: aliasFields,
    formats: ['json'],
    load: async () => (await import('./alias/delete.ts')).deleteAlias,
  }),
  defineCommand({
    name: 'alias import',
    group,
    summary: 'Create aliases from a JSON file',
    argument: ['file', 'Output of heed alias list --json, or an object; - for standard input'],
    options: aliasOptions,
    examples: ['heed alias import aliases.json', 'heed alias import - --clobber < aliases.json'],
    fields: ['name', 'expansion'],
    formats: ['json', 'csv'],
    load: async () => (await import('./alias/import.ts')).importAliases,
  }),
  defineCommand({
    name: 'upgrade',
    group,
    summary: 'Show how to upgrade this copy of heed, without any network call',
    options: {},
    examples: ['heed upgrade', 'heed upgrade --json'],
    fields: ['version', 'installed', 'place', 'commands'],
    formats: ['json'],
    load: async () => (await import('./upgrade.ts')).explainUpgrade,
  }),
  defineCommand({
    name: 'completion',
    group,
    summary: 'Print a shell completion script',
    argument: ['shell', `Shell: ${shells.join(', ')}`, undefined, shells],
    options: {},
    examples: [
      'heed completion bash > ~/.local/share/bash-completion/completions/heed',
      'heed completion zsh > ~/.zfunc/_heed',
      'heed completion powershell >> $PROFILE',
      'heed completion fish > ~/.config/fish/completions/heed.fish',
    ],
    fields: [],
    formats: [],
    load: async () => (await import('./completion/completion.ts')).printScript,
  }),
]
