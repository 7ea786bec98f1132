import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { getAliasesPath } from '../../io/files/aliases.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { quoteAlias } from './check.ts'
import { updateAliases } from './update.ts'

export async function deleteAlias(
  { env, streams }: Context,
  _: OptionValues<Record<never, never>>,
  name: string,
): Promise<FactsOutcome> {
  let expansion = ''
  await updateAliases(env, (aliases) => {
    const existingExpansion = getOwnValue(aliases, name)
    if (existingExpansion === undefined) {
      throw new Stop(`There's no alias ${quoteAlias(name)}.`, exitCodes.usage, 'See all: heed alias list')
    }
    expansion = existingExpansion
    return Object.fromEntries(Object.entries(aliases).filter(([other]) => other !== name))
  })
  return {
    kind: 'facts',
    document: { name, expansion, storedIn: getAliasesPath(env) },
    lines: [
      `${streams.output.paint.green('✓')} Deleted the alias ${quoteAlias(name)}`,
      `  It ran: heed ${sanitizeText(expansion)}`,
    ],
  }
}
