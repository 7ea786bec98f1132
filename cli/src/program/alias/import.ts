import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { TableOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { type Aliases, getAliasesPath, isAliases } from '../../io/files/aliases.ts'
import { createUnreadableStop } from '../../io/files/unreadable.ts'
import { formatCount } from '../../io/words.ts'
import { getInputLabel, readJson } from '../../rows/json.ts'
import type { aliasOptions } from '../tool.ts'
import { parseAlias, refuseExistingAlias } from './check.ts'
import { createAliasTable } from './list.ts'
import { updateAliases } from './update.ts'

const isPair = (value: unknown): value is { name: string; expansion: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'expansion' in value &&
  typeof value.name === 'string' &&
  typeof value.expansion === 'string'

function toPairs(content: unknown, from: string): (readonly [name: string, expansion: string])[] {
  if (Array.isArray(content) && content.every(isPair))
    return content.map(({ name, expansion }) => [name, expansion] as const)
  if (isAliases(content)) return Object.entries(content)
  throw new Stop(
    `${getInputLabel(from)} doesn't contain aliases.`,
    exitCodes.usage,
    'Use the output of heed alias list --json, or an object such as {"staff": "employees list --all"}.',
  )
}

const listErrors = (
  pairs: readonly (readonly [string, string])[],
  check: (name: string, text: string) => void,
) =>
  pairs.flatMap(([name, text]) => {
    try {
      check(name, text)
      return []
    } catch (error) {
      if (error instanceof Stop) return [error.message]
      throw error
    }
  })

export async function importAliases(
  { env, streams, quiet }: Context,
  { clobber }: OptionValues<typeof aliasOptions>,
  path: string,
): Promise<TableOutcome> {
  const content = await readJson(streams.input, path).catch((error: NodeJS.ErrnoException | Stop) => {
    throw error instanceof Stop ? error : createUnreadableStop(path, error)
  })
  const pairs = toPairs(content, path)
  let importedAliases: Aliases = {}
  await updateAliases(env, (aliases) => {
    const errors = listErrors(pairs, (name, text) => {
      parseAlias(name, text)
      if (!clobber) refuseExistingAlias(aliases, name)
    })
    if (errors.length > 0) {
      const message = `No aliases were imported, because of ${formatCount(errors.length, 'error')}.`
      throw new Stop(message, exitCodes.usage, ...errors)
    }
    importedAliases = Object.fromEntries(pairs.map(([name, text]) => [name, parseAlias(name, text)]))
    return { ...aliases, ...importedAliases }
  })
  const count = Object.keys(importedAliases).length
  const note = `${formatCount(count, 'alias', 'aliases')} imported · saved in ${getAliasesPath(env)}`
  return createAliasTable(importedAliases, quiet ? undefined : note)
}
