import type { Client } from '@heed/contracts'

/** The lists of these names, in their order. */
export async function listIds(
  client: Client,
  companyId: number,
  names: readonly string[],
): Promise<number[]> {
  const { lists } = await client.lists.list({ companyId })
  return names.flatMap((wanted) => lists.find(({ name }) => name === wanted)?.id ?? [])
}
