import { type Client, type Company, companyName, type EmployeeList, ListName } from '@heed/contracts'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { toCompanyFlag } from '../io/companyFlag.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { filterByName } from './byName.ts'
import { formatChoices } from './formatChoices.ts'

export async function fetchLists(
  client: Client,
  { company_id: companyId }: Company,
  signal?: AbortSignal,
): Promise<EmployeeList[]> {
  const { lists } = await client.lists.list({ companyId }, { signal })
  return lists
}

/** Compares names like the platform, which ignores case and outer spaces. */
export async function findLists(
  client: Client,
  company: Company,
  names: readonly string[],
  option: string,
): Promise<EmployeeList[]> {
  const lists = await fetchLists(client, company)
  return names.map((wanted) => {
    const [byName] = filterByName(lists, ({ name }) => name, wanted)
    const found = byName ?? lists.find(({ id }) => String(id) === wanted)
    if (found) return found
    throw new Stop(
      `${sanitizeText(companyName(company))} has no list "${sanitizeText(wanted)}".`,
      exitCodes.usage,
      ...formatChoices(
        lists.map(({ name }) => `${option}${shellWord(sanitizeText(name))}`),
        `heed lists list${toCompanyFlag(company)}`,
      ),
    )
  })
}

export async function findList(
  client: Client,
  company: Company,
  wanted: string,
  option = '--list ',
): Promise<EmployeeList> {
  const [found] = await findLists(client, company, [wanted], option)
  return found as EmployeeList
}

export function parseListName(typed: string, ...next: string[]): string {
  const read = ListName.safeParse(typed)
  if (read.success) return read.data
  throw new Stop(read.error.issues[0]?.message ?? '', exitCodes.usage, ...next)
}
