import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { findKey, keyFacts, keyId } from './apiKeys.ts'
import type { keysDeleteOptions } from './commands.ts'

export async function deleteKey(
  context: Context,
  { yes }: Values<typeof keysDeleteOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const apiKeyId = keyId(typed, context)
  const company = await context.company()
  const client = await context.client()
  const { key, label, place } = await findKey(client, company, apiKeyId)
  const question = `Delete the API key ${label} of ${place}? Programs using it will lose access. This can't be undone.`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop("Cancelled: the key wasn't deleted.", exitCodes.usage)
  }
  await client.apikeys.delete({ companyId: company.company_id, apiKeyId })
  return {
    kind: 'facts',
    document: { ...keyFacts(key), deleted: true },
    lines: [`${context.streams.output.paint.green('✓')} Deleted the API key ${label} of ${place}`],
  }
}
