import { companyName } from '@heed/contracts'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explain } from '../../io/explain.ts'
import { harmless } from '../../io/width.ts'
import { findKey, keyFacts, keyId } from './apiKeys.ts'
import type { keysRotateOptions } from './commands.ts'
import { intoFile, keyPath, refuseUnseen, valueLines } from './value.ts'

/** Makes another key of that name, and deletes the old one once the value of the new one is kept. */
export async function rotateKey(
  context: Context,
  { out, yes }: Values<typeof keysRotateOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const old = keyId(typed)
  refuseUnseen(context, out)
  const company = await context.company()
  const client = await context.client()
  const companyId = company.company_id
  const { key: before, label, place } = await findKey(client, company, old)
  const question = `Put another key in place of ${label} of ${place}? Programs that use the old one are refused from then on.`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop('Cancelled: the key is as it was.', exitCodes.usage)
  }
  const make = () => client.apikeys.create({ companyId, ...(before.name ? { name: before.name } : {}) })
  const path = out === undefined ? undefined : await keyPath(out, company, before.name)
  const key = path === undefined ? await make() : await intoFile(path, make)
  const { paint } = context.streams.output
  const made = `${paint.green('✓')} Made the API key ${label} of ${harmless(companyName(company))} anew: it is key ${key.id}`
  const outcome = { ...keyFacts(key), file: path, replaced: old }
  try {
    await client.apikeys.delete({ companyId, apiKeyId: old })
  } catch (error) {
    const { api } = await context.settings()
    const { message, code } = explain(error, api)
    return {
      kind: 'facts',
      document: { ...outcome, replaced: null },
      lines: [made, ...valueLines(context, key, path)],
      code,
      stop: new Stop(
        `The old key ${old} is still there: ${message}`,
        code,
        `Delete it: heed keys delete ${old} --company ${companyId}`,
      ),
    }
  }
  return {
    kind: 'facts',
    document: outcome,
    lines: [made, ...valueLines(context, key, path), `The old key ${old} is deleted`],
  }
}
