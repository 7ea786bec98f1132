import { type ApiKey, type Client, type Company, getCompanyName } from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import { formatCompanyFlag } from '../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { maskKey } from '../../io/maskKey.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export const getKeyFacts = ({ id, name, value }: ApiKey) => ({ id, name, value: maskKey(value) })

export function parseKeyId(text: string, { flags }: Pick<Context, 'flags'>): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Stop(
    `"${text}" isn't an API key ID.`,
    exitCodes.usage,
    `See the IDs: heed keys list${formatCompanyFlag(flags.company)}`,
  )
}

export async function findKey(
  client: Client,
  company: Company,
  apiKeyId: number,
): Promise<{ key: ApiKey; label: string; companyLabel: string }> {
  const { apikeys } = await client.apikeys.list({ companyId: company.company_id })
  const place = sanitizeText(getCompanyName(company))
  const key = apikeys.find(({ id }) => id === apiKeyId)
  if (key)
    return { key, label: key.name ? `"${sanitizeText(key.name)}"` : String(key.id), companyLabel: place }
  throw new Stop(
    `${place} has no API key ${apiKeyId}.`,
    exitCodes.failed,
    `See all: heed keys list --company ${company.company_id}`,
  )
}
