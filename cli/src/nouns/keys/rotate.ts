import type { ApiKey } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import type { Values } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explain } from '../../io/network/explain.ts'
import { minuteText } from '../../io/words.ts'
import { findKey, keyFacts, keyId } from './apiKeys.ts'
import type { keysRotateOptions } from './commands.ts'
import { addEndToName, computeEnd, parseEnd, removeEndFromName } from './expiry.ts'
import { makeKey } from './make.ts'
import { keyPath, refuseHiddenValue, saveKeyToFile, valueLines } from './value.ts'

/** Rotating twice would create two working keys with the same name. */
function refuseReplaced({ id, name }: ApiKey, label: string, place: string, companyId: number): void {
  const end = parseEnd(name)
  if (end === null) return
  throw new Stop(
    `The API key ${label} of ${place} has already been replaced and is kept until ${minuteText(end)}. Nothing was changed.`,
    exitCodes.usage,
    `Rotate the new key instead. See the IDs: heed keys list --company ${companyId}`,
    `If the new key no longer exists, rename this one first: heed keys rename ${id} --name ${shellWord(removeEndFromName(name))} --company ${companyId}`,
  )
}

/** Deletes the old key only after the new value is stored. */
export async function rotateKey(
  context: Context,
  { out, overlap, yes }: Values<typeof keysRotateOptions>,
  typed: string,
): Promise<FactsOutcome> {
  const old = keyId(typed, context)
  refuseHiddenValue(context, out)
  const company = await context.company()
  const client = await context.client()
  const companyId = company.company_id
  const { key: before, label, place } = await findKey(client, company, old)
  refuseReplaced(before, label, place, companyId)
  const end = overlap === undefined ? undefined : computeEnd(context.now(), overlap)
  const effect = end
    ? `The old one will be kept until ${minuteText(end)}, as its name will show.`
    : 'Programs using the old one will lose access.'
  const question = `Replace the API key ${label} of ${place}? ${effect}`
  if (!yes && !(await context.ask.confirm(question, '--yes'))) {
    throw new Stop("Cancelled: the key wasn't replaced.", exitCodes.usage)
  }
  const { name } = before
  const make = () => makeKey({ context, client, company, name })
  const path = out === undefined ? undefined : await keyPath(out, company, name)
  const key = path === undefined ? await make() : await saveKeyToFile(path, company, make)
  const { paint } = context.streams.output
  const made = `${paint.green('✓')} Replaced the API key ${label} of ${place}: the new one is key ${key.id}`
  const outcome = { ...keyFacts(key), file: path, replaced: old, expires: end?.toISOString() ?? null }
  try {
    if (end) {
      await client.apikeys.rename({ companyId, apiKeyId: old, name: addEndToName(before.name, end) })
    } else {
      await client.apikeys.delete({ companyId, apiKeyId: old })
    }
  } catch (error) {
    const { api } = await context.settings()
    const { message, code } = explain(error, api)
    return {
      kind: 'facts',
      document: { ...outcome, replaced: null, expires: null },
      lines: [made, ...valueLines(context, key, path)],
      code,
      stop: new Stop(
        `The old key ${old} wasn't ${end ? 'renamed' : 'deleted'} and still works: ${message}`,
        code,
        `Delete it${end ? ` after ${minuteText(end)}` : ''}: heed keys delete ${old} --company ${companyId}`,
      ),
    }
  }
  return {
    kind: 'facts',
    document: outcome,
    lines: [
      made,
      ...valueLines(context, key, path),
      ...(end
        ? [
            `The old key ${old} works until you delete it`,
            `Delete it after ${minuteText(end)}: heed keys expire --company ${companyId}`,
          ]
        : [`The old key ${old} was deleted`]),
    ],
  }
}
