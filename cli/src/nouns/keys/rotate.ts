import type { ApiKey } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explainError } from '../../io/network/explainError.ts'
import { formatMinuteUtc } from '../../io/words.ts'
import { recordOne } from '../../many/recording/recordOne.ts'
import { findKey, getKeyFacts } from './apiKeys.ts'
import type { keysRotateOptions } from './commands.ts'
import { addExpiryToName, computeExpiry, parseExpiry, removeExpiryFromName } from './expiry.ts'
import { createApiKey } from './make.ts'
import { keyRecord } from './record.ts'
import { formatValueLines, refuseHiddenValue, resolveKeyPath, saveKeyToFile } from './value.ts'

/** Rotating twice would create two working keys with the same name. */
function refuseReplacedKey(
  { id, name }: ApiKey,
  label: string,
  companyLabel: string,
  companyId: number,
): void {
  const end = parseExpiry(name)
  if (end === null) return
  throw new Stop(
    `The API key ${label} of ${companyLabel} has already been replaced and is kept until ${formatMinuteUtc(end)}. Nothing was changed.`,
    exitCodes.usage,
    `Rotate the new key instead. See the IDs: heed keys list --company ${companyId}`,
    `If the new key no longer exists, rename this key first: heed keys rename ${id} --name ${quoteShellWord(removeExpiryFromName(name))} --company ${companyId}`,
  )
}

/** Deletes the old key only after the new value is stored. */
export async function rotateKey(
  context: Context,
  { out, overlap, yes }: OptionValues<typeof keysRotateOptions>,
  keyArgument: string,
): Promise<FactsOutcome> {
  refuseHiddenValue(context, out)
  const company = await context.company()
  return recordOne(context, 'keys rotate', keyRecord, async ({ client, begin }) => {
    const companyId = company.company_id
    const { key: previousKey, label, companyLabel } = await findKey(client, company, keyArgument)
    const oldKeyId = previousKey.id
    refuseReplacedKey(previousKey, label, companyLabel, companyId)
    const end = overlap === undefined ? undefined : computeExpiry(context.now(), overlap)
    const effect = end
      ? `The old key will be kept until ${formatMinuteUtc(end)}; this time will be added to its name.`
      : 'Programs using the old key will lose access.'
    const question = `Replace the API key ${label} of ${companyLabel}? ${effect}`
    if (!yes && !(await context.ask.confirm(question, '--yes'))) {
      throw new Stop("Cancelled: the key wasn't replaced.", exitCodes.usage)
    }
    const { name } = previousKey
    const make = () => createApiKey({ context, client, company, name, begin: () => begin(company) })
    const path = out === undefined ? undefined : await resolveKeyPath(out, company, name)
    const key = path === undefined ? await make() : await saveKeyToFile(path, company, make)
    const { paint } = context.streams.output
    const successLine = `${paint.green('✓')} Replaced the API key ${label} of ${companyLabel}: the new key is ${key.id}`
    const outcome = {
      ...getKeyFacts(key),
      file: path,
      replaced: oldKeyId,
      expires: end?.toISOString() ?? null,
    }
    try {
      if (end) {
        await client.apikeys.rename({
          companyId,
          apiKeyId: oldKeyId,
          name: addExpiryToName(previousKey.name, end),
        })
      } else {
        await client.apikeys.delete({ companyId, apiKeyId: oldKeyId })
      }
    } catch (error) {
      const { api } = await context.settings()
      const { message, code } = explainError(error, api)
      return {
        kind: 'facts',
        document: { ...outcome, replaced: null, expires: null },
        lines: [successLine, ...formatValueLines(context, key, path)],
        code,
        stop: new Stop(
          `The old key ${oldKeyId} wasn't ${end ? 'renamed' : 'deleted'} and still works: ${message}`,
          code,
          `Delete it${end ? ` after ${formatMinuteUtc(end)}` : ''}: heed keys delete ${oldKeyId} --company ${companyId}`,
        ),
      }
    }
    return {
      kind: 'facts',
      document: outcome,
      lines: [
        successLine,
        ...formatValueLines(context, key, path),
        ...(end
          ? [
              `The old key ${oldKeyId} works until you delete it`,
              `Delete it after ${formatMinuteUtc(end)}: heed keys expire --company ${companyId}`,
            ]
          : [`The old key ${oldKeyId} was deleted`]),
      ],
    }
  })
}
