import {
  createFileOption,
  createFlagOption,
  createNameOption,
  createParsedOption,
  defineCommand,
} from '../../command/command.ts'

import { parseOverlapMs } from './expiry.ts'

const group = 'API keys'

const keyFileOption = createFileOption(
  'file|folder',
  "Save the key's value to a new file that only you can read",
)
export const keysCreateOptions = {
  name: createNameOption('Key name, such as the name of the program that uses it'),
  out: keyFileOption,
}
export const keysRenameOptions = { name: createNameOption('New name') }
export const keysRotateOptions = {
  out: keyFileOption,
  overlap: createParsedOption(
    'time',
    "Keep the old key for this long, such as 24h or 7d. It won't be deleted automatically; afterwards, run heed keys expire",
    parseOverlapMs,
  ),
  yes: createFlagOption("Don't ask before deleting or renaming the old key"),
}
export const keysExpireOptions = { yes: createFlagOption("Don't ask before deleting expired keys") }
export const keysDeleteOptions = { yes: createFlagOption("Don't ask before deleting the key") }

const loadKeyRecord = async () => (await import('./record.ts')).keyRecord

export const keyCommands = [
  defineCommand({
    name: 'keys list',
    group,
    each: true,
    summary: "Show a company's API keys, with masked values",
    options: {},
    examples: ['heed keys list', 'heed keys list --json'],
    fields: ['id', 'name', 'value', 'expires'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listKeys,
  }),
  defineCommand({
    name: 'keys create',
    group,
    each: true,
    summary: 'Create an API key for your programs; its value is shown only once',
    options: keysCreateOptions,
    examples: ['heed keys create --name Payroll', 'heed keys create --name Payroll --out payroll.key'],
    fields: ['id', 'name', 'value', 'file?', 'run?'],
    formats: ['json'],
    loadRecord: loadKeyRecord,
    load: async () => (await import('./create.ts')).createKey,
  }),
  defineCommand({
    name: 'keys rename',
    group,
    each: true,
    summary: 'Rename an API key',
    argument: ['key', 'Key name or ID'],
    options: keysRenameOptions,
    examples: ['heed keys rename 31 --name Wages'],
    fields: ['id', 'name', 'value', 'run?'],
    formats: ['json'],
    loadRecord: loadKeyRecord,
    load: async () => (await import('./rename.ts')).renameKey,
  }),
  defineCommand({
    name: 'keys rotate',
    group,
    each: true,
    summary: 'Replace a key with a new one, and delete or keep the old one',
    argument: ['key', 'Name or ID of the old key'],
    options: keysRotateOptions,
    examples: [
      'heed keys rotate Payroll',
      'heed keys rotate 31 --out payroll.key --yes',
      'heed keys rotate Payroll --company @all.csv --out keys/ --overlap 7d --yes',
      'heed keys rotate 31 --overlap 24h',
    ],
    fields: ['id', 'name', 'value', 'file?', 'replaced?', 'expires?', 'run?'],
    formats: ['json'],
    loadRecord: loadKeyRecord,
    load: async () => (await import('./rotate.ts')).rotateKey,
  }),
  defineCommand({
    name: 'keys expire',
    group,
    each: true,
    summary: 'Delete old keys whose --overlap period has ended',
    options: keysExpireOptions,
    examples: ['heed keys expire', 'heed keys expire --yes'],
    fields: ['deleted', 'run?'],
    formats: ['json'],
    loadRecord: async () => (await import('./record.ts')).expireRecord,
    load: async () => (await import('./expire.ts')).expireKeys,
  }),
  defineCommand({
    name: 'keys delete',
    group,
    each: true,
    summary: 'Delete an API key; programs using it will lose access',
    argument: ['key', 'Key name or ID'],
    options: keysDeleteOptions,
    examples: ['heed keys delete 31', 'heed keys delete "Old payroll" --yes'],
    fields: ['id', 'name', 'value', 'deleted', 'run?'],
    formats: ['json'],
    loadRecord: loadKeyRecord,
    load: async () => (await import('./delete.ts')).deleteKey,
  }),
]
