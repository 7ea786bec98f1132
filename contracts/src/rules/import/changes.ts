import type { Employee } from '../../entities/employee.ts'
import { foldedName } from '../../entities/names.ts'
import type { ReadRecord } from './lines.ts'

/** What a file says of a person, all their lines together. */
export type SaidOfPerson = { name: string; lists: readonly string[]; tags: readonly string[] }

/** Takes in one more line of a person: the last name that is not empty counts, every list and tag is added. */
export function say<Said extends { name: string; lists: string[]; tags: string[] }>(
  said: Said,
  { name, listName, metadata }: Pick<ReadRecord, 'name' | 'listName' | 'metadata'>,
): void {
  if (name) said.name = name
  if (listName && !said.lists.includes(listName)) said.lists.push(listName)
  for (const tag of metadata) if (!said.tags.includes(tag)) said.tags.push(tag)
}

/** A field that an import changes, in words; a list or a tag is added and never taken away. */
export type ImportChange = { field: keyof SaidOfPerson; from: string; to: string }

const inWords = (names: readonly string[]): string => names.join(', ')

/** What becomes of somebody who is known already (S2 section 5); a name that the file leaves empty stays. */
export function changesOf(
  { name, lists, combinedTags = [] }: Pick<Employee, 'name' | 'lists' | 'combinedTags'>,
  said: SaidOfPerson,
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

/** Lists are the same however they are spelled. */
function without(names: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(known.map(foldedName))
  return names.filter((name) => {
    const key = foldedName(name)
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}
