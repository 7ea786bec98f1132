import { containing, type ResourceContent, type ResourceType, resourceTypes } from '@heed/contracts'
import { type FiltersCodec, manyOf, named, oneOf } from '../../../lib/filters.ts'
import { compareTexts } from '../../../lib/formats.ts'

export type ItemKey = Pick<ResourceContent, 'type' | 'id'>

/** Names an item in the address: each type has numbers of its own. */
export const itemKey = ({ type, id }: ItemKey): string => `${type}-${id}`

export type LibraryFilters = {
  type: ResourceType | null
  category: string | null
  language: string | null
  /** The sections that are shown whole. */
  all: readonly ResourceType[]
  /** What is looked at. */
  open: string | null
}

export const libraryCodec: FiltersCodec<LibraryFilters> = {
  type: oneOf(resourceTypes),
  category: named,
  language: named,
  all: manyOf(resourceTypes),
  open: named,
}

/** What somebody looks for. */
export type Wanted = Pick<LibraryFilters, 'type' | 'category' | 'language'> & { search: string }

/** A section of the library. */
export type ItemsOfType = {
  type: ResourceType
  /** All of its kind. */
  total: number
  /** Those that were looked for, in the order of the library. */
  found: readonly ResourceContent[]
}

/** The sections of the library, with what is found in each (S2 section 2.4); those of other types are left out. */
export function shelvesOf(items: readonly ResourceContent[], wanted: Wanted): readonly ItemsOfType[] {
  const isFound = finder(wanted)
  return resourceTypes
    .filter((type) => wanted.type === null || wanted.type === type)
    .map((type) => {
      const own = items.filter((item) => item.type === type)
      return { type, total: own.length, found: own.filter(isFound).toSorted(byOrder) }
    })
}

const byOrder = (one: ResourceContent, other: ResourceContent) => one.order - other.order

function finder({ category, language, search }: Wanted): (item: ResourceContent) => boolean {
  const fits = containing(search.trim())
  return ({ title, description, tags, languages, translations = [] }) =>
    (category === null || tags.includes(category)) &&
    (language === null || languages.includes(language)) &&
    [title, description, ...tags, ...translations.map((one) => one.title)].some(fits)
}

/** The categories of a type, or of all, by name. */
export const categoriesOf = (items: readonly ResourceContent[], type: ResourceType | null): string[] =>
  distinct(items.filter((item) => type === null || item.type === type).flatMap(({ tags }) => tags))

/** The codes of all languages that something is there in. */
export const languagesOf = (items: readonly ResourceContent[]): string[] =>
  distinct(items.flatMap(({ languages }) => languages))

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort(compareTexts)
