import { getCompanyName } from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { recordOne } from '../../many/recording/recordOne.ts'
import type { keysExpireOptions } from './commands.ts'
import { hasExpired } from './expiry.ts'
import { expireRecord } from './record.ts'

export async function expireKeys(
  context: Context,
  { yes }: OptionValues<typeof keysExpireOptions>,
): Promise<FactsOutcome> {
  const company = await context.company()
  const companyId = company.company_id
  return recordOne(context, 'keys expire', expireRecord, async ({ client, begin }) => {
    const { apikeys } = await client.apikeys.list({ companyId })
    const companyLabel = sanitizeText(getCompanyName(company))
    const expiredKeys = apikeys.filter(({ name }) => hasExpired(name, context.now()))
    const expiredCount = formatCount(expiredKeys.length, 'expired API key')
    if (expiredKeys.length > 0 && !yes) {
      const names = expiredKeys.map(({ id, name }) => `  ${id}  ${sanitizeText(name)}\n`)
      context.streams.error.write(`Expired keys of ${companyLabel} that will be deleted:\n${names.join('')}`)
      if (!(await context.ask.confirm(`Delete ${expiredCount} of ${companyLabel}?`, '--yes'))) {
        throw new Stop('Cancelled: no key was deleted.', exitCodes.usage)
      }
    }
    if (expiredKeys.length > 0) await begin(company)
    for (const { id } of expiredKeys) await client.apikeys.delete({ companyId, apiKeyId: id })
    return {
      kind: 'facts',
      document: { deleted: expiredKeys.map(({ id }) => id) },
      lines: [`${context.streams.output.paint.green('✓')} Deleted ${expiredCount} of ${companyLabel}`],
    }
  })
}
