import type { ApiKey, Client, Company } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explainError, isApiErrorOfKind, isTemporaryError } from '../../io/network/explainError.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatMinuteUtc } from '../../io/words.ts'

interface KeyRequest {
  context: Context
  client: Client
  company: Company
  name: string
  begin: () => Promise<void>
}

interface LostKeyRequest extends KeyRequest {
  existingKeys: readonly ApiKey[]
}

const formatDeleteCommand = (id: number | string, { company }: KeyRequest): string =>
  `Delete it: heed keys delete ${id} --company ${company.company_id}`

const mayHaveCreatedKey = (error: unknown): boolean =>
  isApiErrorOfKind(error, 'network', 'server', 'contract') || isTemporaryError(error)

async function findNewKeys({
  client,
  company,
  name,
  existingKeys,
}: LostKeyRequest): Promise<readonly ApiKey[] | undefined> {
  const existingKeyIds = new Set(existingKeys.map(({ id }) => id))
  return client.apikeys.list({ companyId: company.company_id }).then(
    ({ apikeys }) => apikeys.filter((key) => key.name === name && !existingKeyIds.has(key.id)),
    () => undefined,
  )
}

async function deleteLostKey(request: KeyRequest, key: ApiKey, reason: string): Promise<Stop> {
  const { client, company } = request
  const lostKeyText = `${reason}\nKey ${key.id} was created anyway, but its value was lost.`
  return client.apikeys.delete({ companyId: company.company_id, apiKeyId: key.id }).then(
    () => new Stop(`${lostKeyText} The key was deleted.`, exitCodes.temporary, 'Run the command again.'),
    () =>
      new Stop(
        `${lostKeyText} The key still works.`,
        exitCodes.temporary,
        formatDeleteCommand(key.id, request),
      ),
  )
}

/** After a lost response, deletes the new key, because no one has its value (U-26). */
async function handleLostResponse(request: LostKeyRequest, error: unknown, requestedAt: Date): Promise<Stop> {
  const { context, company, name, existingKeys } = request
  const { api } = await context.settings()
  const { message: reason } = explainError(error, api)
  const newKeys = await findNewKeys(request)
  const [newKey, ...otherKeys] = newKeys ?? []
  if (newKey && otherKeys.length === 0) return deleteLostKey(request, newKey, reason)
  const label = name ? `A key "${sanitizeText(name)}"` : 'A key without a name'
  if (newKey) {
    return new Stop(
      `${reason}\n${label} was created, but its value was lost. There are several new keys with that name.`,
      exitCodes.temporary,
      ...[newKey, ...otherKeys].map(({ id }) => formatDeleteCommand(id, request)),
    )
  }
  if (newKeys)
    return new Stop(`${reason}\nNo key was created.`, exitCodes.temporary, 'Run the command again.')
  const ids = existingKeys.map(({ id }) => id)
  return new Stop(
    `${reason}\n${label} may have been created at ${formatMinuteUtc(requestedAt)}, but its value was lost.`,
    exitCodes.temporary,
    `Look for a key${ids.length > 0 ? ` other than ${ids.join(', ')}` : ''}: heed keys list --company ${company.company_id}`,
    formatDeleteCommand('<id>', request),
  )
}

export async function createApiKey(request: KeyRequest): Promise<ApiKey> {
  const { context, client, company, name, begin } = request
  // Lists the keys just before creating one, so that keys added by others during the prompt count as existing.
  const { apikeys: currentKeys } = await client.apikeys.list({ companyId: company.company_id })
  await begin()
  const requestedAt = context.now()
  try {
    return await client.apikeys.create({ companyId: company.company_id, ...(name ? { name } : {}) })
  } catch (error) {
    throw mayHaveCreatedKey(error)
      ? await handleLostResponse({ ...request, existingKeys: currentKeys }, error, requestedAt)
      : error
  }
}
