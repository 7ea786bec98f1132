import {
  foldName,
  getListLockReason,
  type ImportRecord,
  type ImportResult,
  normalizeAddress,
  normalizeName,
} from '@heed/contracts'
import { checkRecord, importTexts } from '@heed/contracts/rules/import/checks'
import { getLockedListRefusal } from '@heed/contracts/rules/import/keptLists'
import type { CompanyRow, EmployeeRow, ListRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { createList } from '../lists/listRows.ts'
import { deleteEmployee } from './deleteEmployee.ts'

interface ImportDraft {
  email: string
  name: string
  lists: Set<number | string>
  tags: Set<string>
  existingRow: EmployeeRow | undefined
  record: ImportRecord
}

export interface ImportPlan {
  result: ImportResult
  apply(): void
}

interface ImportInput {
  records: readonly ImportRecord[]
  /** Fills `obsolete`, which is nearly everyone for one batch of a large file. */
  removeObsolete: boolean
  listId?: number | undefined
}

/** Uses the last non-empty name. Lists and tags are added but never removed (S2 section 5, P-6). */
export function planImport(world: World, company: CompanyRow, importInput: ImportInput): ImportPlan {
  const table = world.getEmployeeTable(company.id)
  const listsByName = new Map(world.listsByCompany.get(company.id).map((list) => [foldName(list.name), list]))
  const newListNames = new Map<string, string>()
  const namedListIds = new Set<number>(importInput.listId === undefined ? [] : [importInput.listId])
  const drafts = new Map<string, ImportDraft>()
  const addresses = new Set<string>()

  const resolveList = (listName: string): number | string => {
    const key = foldName(listName)
    const list = listsByName.get(key)
    if (!list && !newListNames.has(key)) newListNames.set(key, listName)
    // Synced lists never lose members through an import.
    if (list && importInput.listId === undefined && getListLockReason(list) === null)
      namedListIds.add(list.id)
    return list?.id ?? key
  }

  const findRecordError = (record: ReturnType<typeof normalizeRecord>): string | null => {
    const brokenRule = checkRecord(record.email, record.name, record.listName)
    if (brokenRule) return importTexts[brokenRule]
    const list = listsByName.get(foldName(record.listName))
    if (!list) return null
    return getLockedListRefusal(list, table.get(record.email)?.lists.includes(list.id) === true)
  }

  const data = importInput.records.map((sentRecord): ImportRecord => {
    const record = normalizeRecord(sentRecord)
    addresses.add(record.email)
    const error = findRecordError(record)
    if (error !== null) return { ...record, error }
    const draft = drafts.get(record.email) ?? toDraft(record, table.get(record.email))
    drafts.set(record.email, draft)
    if (record.name !== '' && !company.anonymousTracking) draft.name = record.name
    if (record.listName !== '') draft.lists.add(resolveList(record.listName))
    if (importInput.listId !== undefined) draft.lists.add(importInput.listId)
    if (!company.anonymousTracking) for (const tag of record.metadata) draft.tags.add(tag)
    return { ...record, error: null }
  })

  const allDrafts = [...drafts.values()]
  const updatedDrafts = allDrafts.filter(isUpdate)
  const obsoleteEmployees = importInput.removeObsolete
    ? findObsolete(world, company, namedListIds, addresses)
    : []
  return {
    result: {
      newUsers: allDrafts.filter(({ existingRow }) => !existingRow).map(({ record }) => record),
      updatedUsers: updatedDrafts.map(({ record }) => record),
      updated: updatedDrafts.length,
      obsolete: obsoleteEmployees.map((row) => toObsoleteRecord(world, company, row, namedListIds)),
      newLists: [...newListNames.values()],
      count_invalid: data.filter(({ error }) => error).length,
      data,
    },
    apply() {
      const ids = new Map<string, number>()
      for (const [key, name] of newListNames) ids.set(key, createList(world, company.id, name).id)
      for (const draft of allDrafts)
        if (!draft.existingRow || isUpdate(draft)) saveDraft(world, company, draft, ids)
      for (const row of obsoleteEmployees) removeFromLists(world, row, [...namedListIds])
    },
  }
}

/** Copies known fields only, because the response includes these records. */
function normalizeRecord({ email, name = '', listName = '', metadata = [], line, lineNumber }: ImportRecord) {
  return {
    ...(line === undefined ? {} : { line }),
    ...(lineNumber === undefined ? {} : { lineNumber }),
    email: normalizeAddress(email),
    name: normalizeName(name),
    listName: normalizeName(listName),
    metadata: metadata.map(normalizeName).filter((tag) => tag !== ''),
  }
}

function toDraft(record: ImportRecord, currentRow: EmployeeRow | undefined): ImportDraft {
  const { email } = record
  return {
    email,
    name: currentRow?.name ?? '',
    lists: new Set(currentRow?.lists),
    tags: new Set(currentRow?.tags),
    existingRow: currentRow,
    record,
  }
}

/** Compares the results, so that repeating an import updates no one. */
function isUpdate({ existingRow, name, lists, tags }: ImportDraft): boolean {
  return (
    existingRow !== undefined &&
    (name !== existingRow.name ||
      lists.size > existingRow.lists.length ||
      tags.size > existingRow.tags.length)
  )
}

function saveDraft(
  world: World,
  company: CompanyRow,
  draft: ImportDraft,
  ids: ReadonlyMap<string, number>,
): void {
  const { email, name, existingRow } = draft
  const lists = [...draft.lists].flatMap((list) => (typeof list === 'number' ? list : (ids.get(list) ?? [])))
  const tags = [...draft.tags]
  world.employees.put(
    existingRow
      ? { ...existingRow, name, lists, tags }
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
function findObsolete(
  world: World,
  company: CompanyRow,
  lists: ReadonlySet<number>,
  addresses: ReadonlySet<string>,
): EmployeeRow[] {
  if (lists.size === 0) return []
  const { rows } = world.getEmployeeTable(company.id).page({
    listIds: [...lists],
    test: ({ email }) => !addresses.has(email),
  })
  return rows
}

function toObsoleteRecord(
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
    .find((candidate) => candidate !== undefined)
  return { email, name: row.name, listName: list?.name ?? '' }
}

/** Deletes the person if no list remains (S2 section 7, P-8), and returns true in that case. */
export function removeFromLists(world: World, row: EmployeeRow, listIds: readonly number[]): boolean {
  const lists = row.lists.filter((id) => !listIds.includes(id))
  const isDeleted = lists.length === 0
  if (isDeleted) deleteEmployee(world, row)
  else world.employees.put({ ...row, lists })
  return isDeleted
}
