import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { recordOne } from '../../many/recording/recordOne.ts'
import { findKey, getKeyFacts } from './apiKeys.ts'
import type { keysDeleteOptions } from './commands.ts'
import { keyRecord } from './record.ts'

export async function deleteKey(
  context: Context,
  { yes }: OptionValues<typeof keysDeleteOptions>,
  keyArgument: string,
): Promise<FactsOutcome> {
  const company = await context.company()
  return recordOne(context, 'keys delete', keyRecord, async ({ client, begin }) => {
    const { key, label, companyLabel } = await findKey(client, company, keyArgument)
    const question = `Delete the API key ${label} of ${companyLabel}? Programs using it will lose access. This can't be undone.`
    if (!yes && !(await context.ask.confirm(question, '--yes'))) {
      throw new Stop("Cancelled: the key wasn't deleted.", exitCodes.usage)
    }
    await begin(company)
    await client.apikeys.delete({ companyId: company.company_id, apiKeyId: key.id })
    return {
      kind: 'facts',
      document: { ...getKeyFacts(key), deleted: true },
      lines: [`${context.streams.output.paint.green('✓')} Deleted the API key ${label} of ${companyLabel}`],
    }
  })
}
