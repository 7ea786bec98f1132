import { companyName } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { harmless } from '../../io/width.ts'
import { keyFacts, keyId } from './apiKeys.ts'
import type { keysDeleteOptions } from './commands.ts'

/** Deletes a key after asking, by the name it has. */
export async function deleteKey(
  context: Context,
  { yes }: Values<typeof keysDeleteOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const apiKeyId = keyId(typed)
  const company = await context.company()
  const client = await context.client()
  const { apikeys } = await client.apikeys.list({ companyId: company.company_id })
  const place = harmless(companyName(company))
  const key = apikeys.find(({ id }) => id === apiKeyId)
  if (!key) {
    throw new Stop(
      `${place} has no API key ${apiKeyId}.`,
      exitCodes.failed,
      'See what is there: heed keys list',
    )
  }
  const label = key.name ? `"${harmless(key.name)}"` : String(key.id)
  const question = `Delete the API key ${label} of ${place}? Programs that use it are refused from then on.`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: the key is still there.', exitCodes.usage)
  }
  await client.apikeys.delete({ companyId: company.company_id, apiKeyId })
  return {
    kind: 'facts',
    document: { ...keyFacts(key), deleted: true },
    lines: [`${context.streams.output.paint.green('✓')} Deleted the API key ${label} of ${place}`],
  }
}
