import { type Client, type Company, type EmployeeList, getCompanyName, ListName } from '@heed/contracts'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { formatCompanyIdFlag } from '../io/companyFlag.ts'
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

/** Compares names as the platform does, ignoring case and leading and trailing spaces. */
export async function findLists(
  client: Client,
  company: Company,
  names: readonly string[],
  option: string,
): Promise<EmployeeList[]> {
  const lists = await fetchLists(client, company)
  return names.map((nameOrId) => {
    const [nameMatch] = filterByName(lists, ({ name }) => name, nameOrId)
    const list = nameMatch ?? lists.find(({ id }) => String(id) === nameOrId)
    if (list) return list
    throw new Stop(
      `${sanitizeText(getCompanyName(company))} has no list "${sanitizeText(nameOrId)}".`,
      exitCodes.usage,
      ...formatChoices(
        lists.map(({ name }) => `${option}${quoteShellWord(sanitizeText(name))}`),
        `heed lists list${formatCompanyIdFlag(company)}`,
      ),
    )
  })
}

export async function findList(
  client: Client,
  company: Company,
  nameOrId: string,
  option = '--list ',
): Promise<EmployeeList> {
  const [list] = await findLists(client, company, [nameOrId], option)
  return list as EmployeeList
}

export function parseListName(text: string, ...hints: string[]): string {
  const parseResult = ListName.safeParse(text)
  if (parseResult.success) return parseResult.data
  throw new Stop(parseResult.error.issues[0]?.message ?? '', exitCodes.usage, ...hints)
}
