import { command, flag, name, outFile, read } from '../../command/command.ts'

import { overlapTime } from './expiry.ts'

const group = 'API keys'

const keyFile = outFile('file|folder', 'Write the value there, readable by you only; the file must be new')
export const keysCreateOptions = {
  name: name('What the key is for'),
  out: keyFile,
}
export const keysRenameOptions = { name: name('The new name') }
export const keysRotateOptions = {
  out: keyFile,
  overlap: read(
    'time',
    'Keep the old key so long, as in 24h or 7d. Delete it afterwards with heed keys expire: that is never automatic',
    overlapTime,
  ),
  yes: flag('Do not ask before the old key is deleted or renamed'),
}
export const keysExpireOptions = { yes: flag('Do not ask before expired keys are deleted') }
export const keysDeleteOptions = { yes: flag('Do not ask before the key is deleted') }

export const keys = [
  command({
    name: 'keys list',
    group,
    each: true,
    summary: 'Show the API keys of a company, their values masked',
    options: {},
    examples: ['heed keys list', 'heed keys list --json'],
    fields: ['id', 'name', 'value', 'expires'],
    formats: ['json', 'csv'],
    load: async () => (await import('./list.ts')).listKeys,
  }),
  command({
    name: 'keys create',
    group,
    each: true,
    summary: 'Make an API key to sign programs in by; its value is shown this once',
    options: keysCreateOptions,
    examples: ['heed keys create --name Payroll', 'heed keys create --name Payroll --out payroll.key'],
    fields: ['id', 'name', 'value', 'file?'],
    formats: ['json'],
    load: async () => (await import('./create.ts')).createKey,
  }),
  command({
    name: 'keys rename',
    group,
    each: true,
    summary: 'Rename an API key',
    argument: ['id', 'The key, by its id'],
    options: keysRenameOptions,
    examples: ['heed keys rename 31 --name Wages'],
    fields: ['id', 'name', 'value'],
    formats: ['json'],
    load: async () => (await import('./rename.ts')).renameKey,
  }),
  command({
    name: 'keys rotate',
    group,
    each: true,
    summary: 'Put a new key in place of an old one, which is deleted or kept',
    argument: ['id', 'The old key, by its id'],
    options: keysRotateOptions,
    examples: [
      'heed keys rotate 31',
      'heed keys rotate 31 --out payroll.key --yes',
      'heed keys rotate 31 --overlap 24h',
    ],
    fields: ['id', 'name', 'value', 'file?', 'replaced?', 'expires?'],
    formats: ['json'],
    load: async () => (await import('./rotate.ts')).rotateKey,
  }),
  command({
    name: 'keys expire',
    group,
    each: true,
    summary: 'Delete old keys whose --overlap has ended',
    options: keysExpireOptions,
    examples: ['heed keys expire', 'heed keys expire --yes'],
    fields: ['deleted'],
    formats: ['json'],
    load: async () => (await import('./expire.ts')).expireKeys,
  }),
  command({
    name: 'keys delete',
    group,
    each: true,
    summary: 'Delete an API key; programs that use it are refused from then on',
    argument: ['id', 'The key, by its id'],
    options: keysDeleteOptions,
    examples: ['heed keys delete 31', 'heed keys delete 31 --yes'],
    fields: ['id', 'name', 'value', 'deleted'],
    formats: ['json'],
    load: async () => (await import('./delete.ts')).deleteKey,
  }),
]
