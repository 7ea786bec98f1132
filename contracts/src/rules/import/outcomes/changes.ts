import { foldName } from '../../../entities/names.ts'
import type { Employee } from '../../../entities/people/employee.ts'
import type { FileRecord } from '../lines/lines.ts'

export type PersonDetails = { name: string; lists: readonly string[]; tags: readonly string[] }

export function mergeRecord<Details extends { name: string; lists: string[]; tags: string[] }>(
  details: Details,
  { name, listName, metadata }: Pick<FileRecord, 'name' | 'listName' | 'metadata'>,
): void {
  if (name) details.name = name
  if (listName && !details.lists.includes(listName)) details.lists.push(listName)
  for (const tag of metadata) if (!details.tags.includes(tag)) details.tags.push(tag)
}

export type ImportChange = { field: keyof PersonDetails; from: string; to: string }

const joinNames = (names: readonly string[]): string => names.join(', ')

export function toImportChanges(
  { name, lists, combinedTags = [] }: Pick<Employee, 'name' | 'lists' | 'combinedTags'>,
  details: PersonDetails,
): ImportChange[] {
  const changes: ImportChange[] = []
  if (details.name !== '' && details.name !== name)
    changes.push({ field: 'name', from: name, to: details.name })
  const currentLists = lists.map((list) => list.name)
  const addedLists = findMissingNames(details.lists, currentLists)
  if (addedLists.length > 0)
    changes.push({
      field: 'lists',
      from: joinNames(currentLists),
      to: joinNames([...currentLists, ...addedLists]),
    })
  const tags = details.tags.filter(
    (tag, index) => !combinedTags.includes(tag) && details.tags.indexOf(tag) === index,
  )
  if (tags.length > 0) {
    changes.push({ field: 'tags', from: joinNames(combinedTags), to: joinNames([...combinedTags, ...tags]) })
  }
  return changes
}

function findMissingNames(names: readonly string[], knownNames: readonly string[]): string[] {
  const keys = new Set(knownNames.map(foldName))
  return names.filter((name) => {
    const key = foldName(name)
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}
