import { safeName } from '@heed/contracts/rules/fileName'
import type { Command } from '../command/command.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { meansFolder } from '../io/files/folder.ts'
import { kebab } from '../io/words.ts'
import type { OneOfMany } from './companies.ts'

const placeholder = '{company}'

type Values = Readonly<Record<string, unknown>>

export function guardWritten({ name, options }: Command, values: Values): void {
  for (const [key, { written, value = '' }] of Object.entries(options)) {
    const path = values[key]
    if (!written || typeof path !== 'string' || path.includes(placeholder)) continue
    if (value.includes('folder') && meansFolder(path)) continue
    throw new Stop(
      `heed ${name}: --${kebab(key)} would be overwritten by every company.`,
      exitCodes.usage,
      `Add ${placeholder} to it, for example --${kebab(key)} "${placeholder} ${path}"`,
    )
  }
}

export function valuesFor({ options }: Command, values: Values, { id, name }: OneOfMany): Values {
  const own = safeName(`${name} ${id}`)
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && options[key]?.written ? value.replaceAll(placeholder, own) : value,
    ]),
  )
}
