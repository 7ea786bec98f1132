import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { recordOne } from '../../many/recording/recordOne.ts'
import { findKeyId, getKeyFacts } from './apiKeys.ts'
import type { keysRenameOptions } from './commands.ts'
import { keyRecord } from './record.ts'

export async function renameKey(
  context: Context,
  { name }: OptionValues<typeof keysRenameOptions>,
  keyArgument: string,
): Promise<FactsOutcome> {
  if (name === undefined) throw new Stop('No new name was given.', exitCodes.usage, 'Add --name <name>')
  const company = await context.company()
  return recordOne(context, 'keys rename', keyRecord, async ({ client, begin }) => {
    const apiKeyId = await findKeyId(client, company, keyArgument)
    await begin(company)
    const key = await client.apikeys.rename({ companyId: company.company_id, apiKeyId, name })
    return {
      kind: 'facts',
      document: getKeyFacts(key),
      lines: [
        `${context.streams.output.paint.green('✓')} API key ${key.id} is now called "${sanitizeText(key.name)}"`,
      ],
    }
  })
}
