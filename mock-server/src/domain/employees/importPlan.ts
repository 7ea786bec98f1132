import {
  foldedName,
  getListLockReason,
  type ImportRecord,
  type ImportResult,
  normalizeAddress,
  normalizeName,
} from '@heed/contracts'
import { checkRecord, importTexts } from '@heed/contracts/rules/import/checks'
import { keptListRefusal } from '@heed/contracts/rules/import/keptLists'
import type { CompanyRow, EmployeeRow, ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { createList } from '../lists/listRows.ts'
import { deleteEmployee } from './deleteEmployee.ts'

interface Draft {
  email: string
  name: string
  lists: Set<number | string>
  tags: Set<string>
  before: EmployeeRow | undefined
  record: ImportRecord
}

export interface ImportPlan {
  result: ImportResult
  apply(): void
}

interface Import {
  records: readonly ImportRecord[]
  /** Sets `obsolete`. For a batch from a large file, this would list nearly everyone. */
  removeObsolete: boolean
  listId?: number | undefined
}

/** Uses the last non-empty name. Lists and tags are added but never removed (S2 section 5, P-6). */
export function planImport(world: World, company: CompanyRow, asked: Import): ImportPlan {
  const table = world.employeesOf(company.id)
  const known = new Map(world.listsOfCompany.of(company.id).map((list) => [foldedName(list.name), list]))
  const made = new Map<string, string>()
  const named = new Set<number>(asked.listId === undefined ? [] : [asked.listId])
  const drafts = new Map<string, Draft>()
  const addresses = new Set<string>()

  const resolveList = (listName: string): number | string => {
    const key = foldedName(listName)
    const list = known.get(key)
    if (!list && !made.has(key)) made.set(key, listName)
    // Synced lists never lose members through an import.
    if (list && asked.listId === undefined && getListLockReason(list) === null) named.add(list.id)
    return list?.id ?? key
  }

  const findRecordError = (record: ReturnType<typeof tidied>): string | null => {
    const rule = checkRecord(record.email, record.name, record.listName)
    if (rule) return importTexts[rule]
    const list = known.get(foldedName(record.listName))
    if (!list) return null
    return keptListRefusal(list, table.get(record.email)?.lists.includes(list.id) === true)
  }

  const data = asked.records.map((sent): ImportRecord => {
    const record = tidied(sent)
    addresses.add(record.email)
    const error = findRecordError(record)
    if (error !== null) return { ...record, error }
    const draft = drafts.get(record.email) ?? toDraft(record, table.get(record.email))
    drafts.set(record.email, draft)
    if (record.name !== '' && !company.anonymousTracking) draft.name = record.name
    if (record.listName !== '') draft.lists.add(resolveList(record.listName))
    if (asked.listId !== undefined) draft.lists.add(asked.listId)
    if (!company.anonymousTracking) for (const tag of record.metadata) draft.tags.add(tag)
    return { ...record, error: null }
  })

  const all = [...drafts.values()]
  const updated = all.filter(isUpdate)
  const obsolete = asked.removeObsolete ? missingFrom(world, company, named, addresses) : []
  return {
    result: {
      newUsers: all.filter(({ before }) => !before).map(({ record }) => record),
      updatedUsers: updated.map(({ record }) => record),
      updated: updated.length,
      obsolete: obsolete.map((row) => obsoleteRecord(world, company, row, named)),
      newLists: [...made.values()],
      count_invalid: data.filter(({ error }) => error).length,
      data,
    },
    apply() {
      const ids = new Map<string, number>()
      for (const [key, name] of made) ids.set(key, createList(world, company.id, name).id)
      for (const draft of all) if (!draft.before || isUpdate(draft)) save(world, company, draft, ids)
      for (const row of obsolete) removeFromLists(world, row, [...named])
    },
  }
}

/** Copies known fields only, because the response includes these records. */
function tidied({ email, name = '', listName = '', metadata = [], line, lineNumber }: ImportRecord) {
  return {
    ...(line === undefined ? {} : { line }),
    ...(lineNumber === undefined ? {} : { lineNumber }),
    email: normalizeAddress(email),
    name: normalizeName(name),
    listName: normalizeName(listName),
    metadata: metadata.map(normalizeName).filter((tag) => tag !== ''),
  }
}

function toDraft(record: ImportRecord, before: EmployeeRow | undefined): Draft {
  const { email } = record
  return {
    email,
    name: before?.name ?? '',
    lists: new Set(before?.lists),
    tags: new Set(before?.tags),
    before,
    record,
  }
}

/** Compares the results, so that repeating an import updates no one. */
function isUpdate({ before, name, lists, tags }: Draft): boolean {
  return (
    before !== undefined &&
    (name !== before.name || lists.size > before.lists.length || tags.size > before.tags.length)
  )
}

function save(world: World, company: CompanyRow, draft: Draft, ids: ReadonlyMap<string, number>): void {
  const { email, name, before } = draft
  const lists = [...draft.lists].flatMap((list) => (typeof list === 'number' ? list : (ids.get(list) ?? [])))
  const tags = [...draft.tags]
  world.employees.put(
    before
      ? { ...before, name, lists, tags }
      : {
          id: world.nextId(world.employees),
          companyId: company.id,
          name,
          email,
          lists,
          tags,
          lastActive: null,
          source: null,
        },
  )
}

/** List members whom the file doesn't include; a person on a rejected line counts as included (P-7). */
function missingFrom(
  world: World,
  company: CompanyRow,
  lists: ReadonlySet<number>,
  addresses: ReadonlySet<string>,
): EmployeeRow[] {
  if (lists.size === 0) return []
  const { rows } = world.employeesOf(company.id).page({
    listIds: [...lists],
    test: ({ email }) => !addresses.has(email),
  })
  return rows
}

function obsoleteRecord(
  world: World,
  company: CompanyRow,
  row: EmployeeRow,
  lists: ReadonlySet<number>,
): ImportRecord {
  const { email } = row
  if (company.anonymousTracking) return { email }
  const list: ListRow | undefined = row.lists
    .filter((id) => lists.has(id))
    .map((id) => world.lists.get(id))
    .find((found) => found !== undefined)
  return { email, name: row.name, listName: list?.name ?? '' }
}

/** Deletes people who are no longer on any list (S2 section 7, P-8). Returns true if so. */
export function removeFromLists(world: World, row: EmployeeRow, listIds: readonly number[]): boolean {
  const lists = row.lists.filter((id) => !listIds.includes(id))
  const isDeleted = lists.length === 0
  if (isDeleted) deleteEmployee(world, row)
  else world.employees.put({ ...row, lists })
  return isDeleted
}
