import { type ApiKey, type Client, type Company, getCompanyName } from '@heed/contracts'
import { chooseByName, filterByName } from '../../command/byName.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { maskKey } from '../../io/maskKey.ts'
import { sanitizeText } from '../../io/terminal/width.ts'

export const getKeyFacts = ({ id, name, value }: ApiKey) => ({ id, name, value: maskKey(value) })

const isKeyId = (text: string): boolean => /^\d+$/.test(text)

function selectKey(apikeys: readonly ApiKey[], company: Company, nameOrId: string): ApiKey {
  const listing = `heed keys list --company ${company.company_id}`
  const ownerName = getCompanyName(company)
  const keyById = isKeyId(nameOrId) ? apikeys.find(({ id }) => id === Number(nameOrId)) : undefined
  if (keyById) return keyById
  if (!isKeyId(nameOrId) || filterByName(apikeys, getKeyName, nameOrId).length > 0)
    return chooseByName(apikeys, nameOrId, { noun: 'API key', ownerName, getItemName: getKeyName, listing })
  throw new Stop(
    `${sanitizeText(ownerName)} has no API key ${nameOrId}.`,
    exitCodes.failed,
    `See all: ${listing}`,
  )
}

const getKeyName = ({ name }: ApiKey): string => name

export async function findKey(
  client: Client,
  company: Company,
  nameOrId: string,
): Promise<{ key: ApiKey; label: string; companyLabel: string }> {
  const { apikeys } = await client.apikeys.list({ companyId: company.company_id })
  const key = selectKey(apikeys, company, nameOrId)
  return {
    key,
    label: key.name ? `"${sanitizeText(key.name)}"` : String(key.id),
    companyLabel: sanitizeText(getCompanyName(company)),
  }
}

export async function findKeyId(client: Client, company: Company, nameOrId: string): Promise<number> {
  return isKeyId(nameOrId) ? Number(nameOrId) : (await findKey(client, company, nameOrId)).key.id
}
