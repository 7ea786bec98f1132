import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { recordOne } from '../../many/recording/recordOne.ts'
import { getKeyFacts } from './apiKeys.ts'
import type { keysCreateOptions } from './commands.ts'
import { createApiKey } from './make.ts'
import { keyRecord } from './record.ts'
import { formatValueLines, refuseHiddenValue, resolveKeyPath, saveKeyToFile } from './value.ts'

/** Writes the value only to a file, or to a terminal that doesn't record it. */
export async function createKey(
  context: Context,
  { name, out }: OptionValues<typeof keysCreateOptions>,
): Promise<FactsOutcome> {
  const { output } = context.streams
  refuseHiddenValue(context, out)
  const company = await context.company()
  return recordOne(context, 'keys create', keyRecord, async ({ client, begin }) => {
    const path = out === undefined ? undefined : await resolveKeyPath(out, company, name)
    const make = () =>
      createApiKey({ context, client, company, name: name ?? '', begin: () => begin(company) })
    const key = path === undefined ? await make() : await saveKeyToFile(path, company, make)
    const { paint } = output
    const label = key.name ? `"${sanitizeText(key.name)}"` : String(key.id)
    const successLine = `${paint.green('✓')} Created the API key ${label} for ${sanitizeText(getCompanyName(company))}`
    return {
      kind: 'facts',
      document: { ...getKeyFacts(key), file: path },
      lines: [successLine, ...formatValueLines(context, key, path)],
    }
  })
}
