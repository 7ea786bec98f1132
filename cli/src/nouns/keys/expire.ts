import { companyName } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import type { keysExpireOptions } from './commands.ts'
import { hasEnded } from './expiry.ts'

export async function expireKeys(
  context: Context,
  { yes }: Values<typeof keysExpireOptions>,
): Promise<FactsOutcome> {
  const company = await context.company()
  const companyId = company.company_id
  const client = await context.client()
  const { apikeys } = await client.apikeys.list({ companyId })
  const place = sanitizeText(companyName(company))
  const ended = apikeys.filter(({ name }) => hasEnded(name, context.now()))
  const what = counted(ended.length, 'expired API key')
  if (ended.length > 0 && !yes) {
    const names = ended.map(({ id, name }) => `  ${id}  ${sanitizeText(name)}\n`)
    context.streams.error.write(`Expired keys of ${place} that will be deleted:\n${names.join('')}`)
    if (!(await context.ask.confirm(`Delete ${what} of ${place}?`, '--yes'))) {
      throw new Stop('Cancelled: no key was deleted.', exitCodes.usage)
    }
  }
  for (const { id } of ended) await client.apikeys.delete({ companyId, apiKeyId: id })
  return {
    kind: 'facts',
    document: { deleted: ended.map(({ id }) => id) },
    lines: [`${context.streams.output.paint.green('✓')} Deleted ${what} of ${place}`],
  }
}
