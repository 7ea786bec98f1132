import { createTextFilter, type ResourceContent, type ResourceType, resourceTypes } from '@heed/contracts'
import { compareTexts } from '../../../lib/formats.ts'
import {
  createChoiceFilter,
  createChoicesFilter,
  type FiltersCodec,
  textFilter,
} from '../../../lib/tables/filters.ts'

export type ItemKey = Pick<ResourceContent, 'type' | 'id'>

/** Ids are unique only within a type. */
export const itemKey = ({ type, id }: ItemKey): string => `${type}-${id}`

export type LibraryFilters = {
  type: ResourceType | null
  category: string | null
  language: string | null
  all: readonly ResourceType[]
  open: string | null
}

export const libraryCodec: FiltersCodec<LibraryFilters> = {
  type: createChoiceFilter(resourceTypes),
  category: textFilter,
  language: textFilter,
  all: createChoicesFilter(resourceTypes),
  open: textFilter,
}

export type LibraryQuery = Pick<LibraryFilters, 'type' | 'category' | 'language'> & { search: string }

export type ItemsOfType = {
  type: ResourceType
  total: number
  found: readonly ResourceContent[]
}

export function groupIntoShelves(
  items: readonly ResourceContent[],
  wanted: LibraryQuery,
): readonly ItemsOfType[] {
  const isFound = finder(wanted)
  return resourceTypes
    .filter((type) => wanted.type === null || wanted.type === type)
    .map((type) => {
      const own = items.filter((item) => item.type === type)
      return { type, total: own.length, found: own.filter(isFound).toSorted(byOrder) }
    })
}

const byOrder = (one: ResourceContent, other: ResourceContent) => one.order - other.order

function finder({ category, language, search }: LibraryQuery): (item: ResourceContent) => boolean {
  const fits = createTextFilter(search.trim())
  return ({ title, description, tags, languages, translations = [] }) =>
    (category === null || tags.includes(category)) &&
    (language === null || languages.includes(language)) &&
    [title, description, ...tags, ...translations.map((one) => one.title)].some(fits)
}

export const listCategories = (items: readonly ResourceContent[], type: ResourceType | null): string[] =>
  distinct(items.filter((item) => type === null || item.type === type).flatMap(({ tags }) => tags))

export const listLanguages = (items: readonly ResourceContent[]): string[] =>
  distinct(items.flatMap(({ languages }) => languages))

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort(compareTexts)
