import { type Client, type Company, companyName, type EmployeeList, sameListName } from '@heed/contracts'
import { exitCodes, Stop } from './exit.ts'
import { harmless } from './io/width.ts'
import { shellWord } from './io/words.ts'
import { oneOf } from './oneOf.ts'

/** The list by id or by name, as the platform compares names: case and outer spaces do not count. */
export async function findList(client: Client, company: Company, wanted: string): Promise<EmployeeList> {
  const { lists } = await client.lists.list({ companyId: company.company_id })
  const found =
    lists.find(({ name }) => sameListName(name, wanted)) ?? lists.find(({ id }) => String(id) === wanted)
  if (found) return found
  throw new Stop(
    `${harmless(companyName(company))} has no list "${wanted}".`,
    exitCodes.usage,
    ...oneOf(
      lists.map(({ name }) => `--list ${shellWord(harmless(name))}`),
      'heed lists list',
    ),
  )
}
