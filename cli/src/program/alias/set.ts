import { getOwnValue } from '@heed/contracts/rules/ownValue'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { getAliasesPath } from '../../io/files/aliases.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { aliasOptions } from '../tool.ts'
import { parseAlias, quoteAlias, refuseExistingAlias } from './check.ts'
import { updateAliases } from './update.ts'

export async function setAlias(
  { env, streams }: Context,
  { clobber }: OptionValues<typeof aliasOptions>,
  name: string,
  [text = '']: readonly string[],
): Promise<FactsOutcome> {
  const expansion = parseAlias(name, text)
  let earlierExpansion: string | undefined
  await updateAliases(env, (aliases) => {
    if (!clobber) refuseExistingAlias(aliases, name)
    earlierExpansion = getOwnValue(aliases, name)
    return { ...aliases, [name]: expansion }
  })
  const { paint } = streams.output
  const earlier = earlierExpansion === undefined ? [] : [`  Before: heed ${sanitizeText(earlierExpansion)}`]
  const verb = earlierExpansion === undefined ? 'Added' : 'Changed'
  return {
    kind: 'facts',
    document: { name, expansion, storedIn: getAliasesPath(env) },
    lines: [
      `${paint.green('✓')} ${verb} the alias ${quoteAlias(name)}`,
      `  heed ${name} runs: heed ${expansion}`,
      ...earlier,
    ],
  }
}
