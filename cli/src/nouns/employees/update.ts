import {
  type Client,
  type Company,
  composeText,
  type Employee,
  getCompanyName,
  normalizeAddress,
  normalizeName,
} from '@heed/contracts'
import { checkRecord, importTexts } from '@heed/contracts/rules/import/checks'
import type { OptionValues } from '../../command/command.ts'
import type { Context } from '../../command/context.ts'
import { findLists } from '../../command/list.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import type { ClearedField, employeesUpdateOptions } from './commands.ts'

type Options = OptionValues<typeof employeesUpdateOptions>

const hasValue = (option: string | readonly string[] | undefined): boolean =>
  option !== undefined && option.length > 0

const clearsField = ({ clear = [] }: Options, field: ClearedField): boolean => clear.includes(field)

function checkOptions(options: Options): void {
  const { name, email, list, addList, removeList, clear } = options
  if (![name, email, list, addList, removeList, clear].some(hasValue)) {
    throw new Stop(
      'Nothing to change.',
      exitCodes.usage,
      'Add --name, --email, --list, --add-list, --remove-list or --clear. An empty name or address changes nothing.',
    )
  }
  if (clearsField(options, 'name') && hasValue(name)) {
    throw new Stop("--clear name can't be combined with --name.", exitCodes.usage, 'Leave out one of them.')
  }
  if (clearsField(options, 'lists') && [list, addList, removeList].some(hasValue)) {
    throw new Stop(
      "--clear lists can't be combined with --list, --add-list or --remove-list.",
      exitCodes.usage,
      'Leave out --clear lists. To replace all lists, use --list.',
    )
  }
  if (hasValue(list) && (hasValue(addList) || hasValue(removeList))) {
    throw new Stop(
      "--list can't be combined with --add-list or --remove-list.",
      exitCodes.usage,
      'Leave out --list, or --add-list and --remove-list.',
    )
  }
  const rule = email ? checkRecord(normalizeAddress(email), '', '') : null
  if (rule) throw new Stop(rule === 'email' ? 'Invalid email format' : importTexts[rule], exitCodes.usage)
  const lengthProblem = name ? checkRecord('a@b.is', normalizeName(name), '') : null
  if (lengthProblem) throw new Stop(importTexts[lengthProblem], exitCodes.usage)
}

async function resolveListIds(
  client: Client,
  company: Company,
  person: Employee,
  options: Options,
): Promise<number[] | undefined> {
  const { list = [], addList = [], removeList = [] } = options
  if (clearsField(options, 'lists')) return []
  if (list.length + addList.length + removeList.length === 0) return undefined
  const matchedLists = await findLists(client, company, [...list, ...addList, ...removeList], '')
  const ids = matchedLists.map(({ id }) => id)
  if (list.length > 0) return [...new Set(ids)]
  const removedIds = new Set(ids.slice(addList.length))
  const keptIds = person.lists.map(({ id }) => id).filter((id) => !removedIds.has(id))
  return [...new Set([...keptIds, ...ids.slice(0, addList.length)])]
}

const haveSameIds = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** Sends only changed fields, but a name change must also include the lists (S2 section 5). */
function toEmployeeChange(person: Employee, options: Options, lists: number[] | undefined) {
  const { name = '', email = '' } = options
  const now = person.lists.map(({ id }) => id)
  const [newName, newEmail] = [normalizeName(name), normalizeAddress(email)]
  const renames = (newName !== '' || clearsField(options, 'name')) && newName !== composeText(person.name)
  const moves = lists !== undefined && !haveSameIds(lists, now)
  return {
    ...(renames ? { name: newName } : {}),
    ...(renames || moves ? { listsId: lists ?? now } : {}),
    ...(newEmail !== '' && newEmail !== normalizeAddress(person.email) ? { email: newEmail } : {}),
  }
}

export async function updateEmployees(
  context: Context,
  options: Options,
  email: string,
): Promise<FactsOutcome> {
  if (options.from !== undefined || options.domain !== undefined)
    return (await import('./move/move.ts')).moveEmployees(context, options, email)
  if (email === '') {
    throw new Stop(
      'No address was given.',
      exitCodes.usage,
      'Add an address, or change many addresses with --from <file> or --domain old.example=new.example.',
    )
  }
  return updateEmployee(context, options, email)
}

async function updateEmployee(context: Context, options: Options, email: string): Promise<FactsOutcome> {
  checkOptions(options)
  const company = await context.company()
  const client = await context.client()
  const params = { companyId: company.company_id }
  const person = await client.employees.get({ ...params, email: normalizeAddress(email) })
  const change = toEmployeeChange(person, options, await resolveListIds(client, company, person, options))
  const companyLabel = sanitizeText(getCompanyName(company))
  const isChanged = Object.keys(change).length > 0
  const user = isChanged
    ? (await client.employees.update({ ...params, currentEmail: person.email, ...change })).user
    : person
  const label = sanitizeText(user.name ? `${user.name} <${user.email}>` : user.email)
  return {
    kind: 'facts',
    document: {
      email: user.email,
      name: user.name,
      lists: user.lists.map(({ name }) => name),
      tags: user.combinedTags ?? [],
      changed: isChanged,
    },
    lines: [
      isChanged
        ? `${context.streams.output.paint.green('✓')} ${label} of ${companyLabel}: Employee updated successfully`
        : `${label} of ${companyLabel} already has these details. Nothing was changed.`,
    ],
  }
}
