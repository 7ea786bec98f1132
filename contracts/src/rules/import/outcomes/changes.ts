import { foldedName } from '../../../entities/names.ts'
import type { Employee } from '../../../entities/people/employee.ts'
import type { ReadRecord } from '../lines/lines.ts'

export type PersonDetails = { name: string; lists: readonly string[]; tags: readonly string[] }

export function say<Said extends { name: string; lists: string[]; tags: string[] }>(
  said: Said,
  { name, listName, metadata }: Pick<ReadRecord, 'name' | 'listName' | 'metadata'>,
): void {
  if (name) said.name = name
  if (listName && !said.lists.includes(listName)) said.lists.push(listName)
  for (const tag of metadata) if (!said.tags.includes(tag)) said.tags.push(tag)
}

export type ImportChange = { field: keyof PersonDetails; from: string; to: string }

const inWords = (names: readonly string[]): string => names.join(', ')

export function toImportChanges(
  { name, lists, combinedTags = [] }: Pick<Employee, 'name' | 'lists' | 'combinedTags'>,
  said: PersonDetails,
): ImportChange[] {
  const changes: ImportChange[] = []
  if (said.name !== '' && said.name !== name) changes.push({ field: 'name', from: name, to: said.name })
  const on = lists.map((list) => list.name)
  const added = without(said.lists, on)
  if (added.length > 0) changes.push({ field: 'lists', from: inWords(on), to: inWords([...on, ...added]) })
  const tags = said.tags.filter((tag, at) => !combinedTags.includes(tag) && said.tags.indexOf(tag) === at)
  if (tags.length > 0) {
    changes.push({ field: 'tags', from: inWords(combinedTags), to: inWords([...combinedTags, ...tags]) })
  }
  return changes
}

function without(names: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(known.map(foldedName))
  return names.filter((name) => {
    const key = foldedName(name)
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}
