import { keyFacts, keyId } from '../apiKeys.ts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { harmless } from '../io/width.ts'
import type { FactsOutcome } from '../outcome.ts'
import type { Values } from './command.ts'
import type { keysRenameOptions } from './keys.ts'

export async function renameKey(
  context: Context,
  { name }: Values<typeof keysRenameOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const apiKeyId = keyId(typed)
  if (name === undefined) throw new Stop('How is the key to be called?', exitCodes.usage, 'Add --name <name>')
  const company = await context.company()
  const client = await context.client()
  const key = await client.apikeys.rename({ companyId: company.company_id, apiKeyId, name })
  return {
    kind: 'facts',
    document: keyFacts(key),
    lines: [
      `${context.streams.output.paint.green('✓')} The API key ${key.id} is called "${harmless(key.name)}"`,
    ],
  }
}
