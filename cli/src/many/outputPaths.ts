import { toSafeFileName } from '@heed/contracts/rules/fileName'
import type { Command } from '../command/command.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { isFolderPath } from '../io/files/folder.ts'
import { toKebabCase } from '../io/words.ts'
import type { CompanyRef } from './companies.ts'

const placeholder = '{company}'

type OptionValues = Readonly<Record<string, unknown>>

export function checkOutputPaths({ name, options }: Command, values: OptionValues): void {
  for (const [key, { written, value = '' }] of Object.entries(options)) {
    const path = values[key]
    if (!written || typeof path !== 'string' || path.includes(placeholder)) continue
    if (value.includes('folder') && isFolderPath(path)) continue
    throw new Stop(
      `heed ${name}: every company would overwrite the same --${toKebabCase(key)} file.`,
      exitCodes.usage,
      `Add ${placeholder} to the file name, for example --${toKebabCase(key)} "${placeholder} ${path}"`,
    )
  }
}

export function makeCompanyValues(
  { options }: Command,
  values: OptionValues,
  { id, name }: CompanyRef,
): OptionValues {
  const companyPath = toSafeFileName(`${name} ${id}`)
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && options[key]?.written ? value.replaceAll(placeholder, companyPath) : value,
    ]),
  )
}
