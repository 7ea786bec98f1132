import type { ApiKey, Client, Company } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { explain, isKind, isTemporary } from '../../io/network/explain.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { minuteText } from '../../io/words.ts'

interface Making {
  context: Context
  client: Client
  company: Company
  name: string
}

interface Lost extends Making {
  known: readonly ApiKey[]
}

const deletion = (id: number | string, { company }: Making): string =>
  `Delete it: heed keys delete ${id} --company ${company.company_id}`

const mayBeMade = (error: unknown): boolean =>
  isKind(error, 'network', 'server', 'contract') || isTemporary(error)

async function appeared({ client, company, name, known }: Lost): Promise<readonly ApiKey[] | undefined> {
  const before = new Set(known.map(({ id }) => id))
  return client.apikeys.list({ companyId: company.company_id }).then(
    ({ apikeys }) => apikeys.filter((key) => key.name === name && !before.has(key.id)),
    () => undefined,
  )
}

async function removeLost(making: Making, key: ApiKey, reason: string): Promise<Stop> {
  const { client, company } = making
  const lost = `${reason}\nKey ${key.id} was created anyway, but no one has its value.`
  return client.apikeys.delete({ companyId: company.company_id, apiKeyId: key.id }).then(
    () => new Stop(`${lost} It was deleted.`, exitCodes.temporary, 'Run the command again.'),
    () => new Stop(`${lost} It still works.`, exitCodes.temporary, deletion(key.id, making)),
  )
}

/** After a lost response, deletes the new key, because no one has its value (U-26). */
async function settle(making: Lost, error: unknown, asked: Date): Promise<Stop> {
  const { context, company, name, known } = making
  const { api } = await context.settings()
  const { message: reason } = explain(error, api)
  const found = await appeared(making)
  const [only, ...others] = found ?? []
  if (only && others.length === 0) return removeLost(making, only, reason)
  const label = name ? `A key "${sanitizeText(name)}"` : 'A key without a name'
  if (only) {
    return new Stop(
      `${reason}\n${label} was created, but no one has its value. There are several new keys with that name.`,
      exitCodes.temporary,
      ...[only, ...others].map(({ id }) => deletion(id, making)),
    )
  }
  if (found) return new Stop(`${reason}\nNo key was created.`, exitCodes.temporary, 'Run the command again.')
  const ids = known.map(({ id }) => id)
  return new Stop(
    `${reason}\n${label} may have been created at ${minuteText(asked)}, but no one has its value.`,
    exitCodes.temporary,
    `Look for a key${ids.length > 0 ? ` other than ${ids.join(', ')}` : ''}: heed keys list --company ${company.company_id}`,
    deletion('<id>', making),
  )
}

export async function makeKey(making: Making): Promise<ApiKey> {
  const { context, client, company, name } = making
  // Read just before creating, because keys that others add during the prompt aren't ours.
  const { apikeys: known } = await client.apikeys.list({ companyId: company.company_id })
  const asked = context.now()
  try {
    return await client.apikeys.create({ companyId: company.company_id, ...(name ? { name } : {}) })
  } catch (error) {
    throw mayBeMade(error) ? await settle({ ...making, known }, error, asked) : error
  }
}
