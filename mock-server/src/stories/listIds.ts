import type { Client } from '@heed/contracts'

export async function listIds(
  client: Client,
  companyId: number,
  names: readonly string[],
): Promise<number[]> {
  const { lists } = await client.lists.list({ companyId })
  return names.flatMap((listName) => lists.find(({ name }) => name === listName)?.id ?? [])
}
