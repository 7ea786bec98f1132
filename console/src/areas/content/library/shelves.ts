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
export const getItemKey = ({ type, id }: ItemKey): string => `${type}-${id}`

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
  items: readonly ResourceContent[]
  matches: readonly ResourceContent[]
}

export function groupIntoShelves(
  items: readonly ResourceContent[],
  query: LibraryQuery,
): readonly ItemsOfType[] {
  const matchesQuery = createItemFilter(query)
  return resourceTypes
    .filter((type) => query.type === null || query.type === type)
    .map((type) => {
      const typeItems = items.filter((item) => item.type === type)
      return {
        type,
        total: typeItems.length,
        items: typeItems,
        matches: typeItems.filter(matchesQuery).toSorted(compareByOrder),
      }
    })
}

const compareByOrder = (a: ResourceContent, b: ResourceContent) => a.order - b.order

function createItemFilter({ category, language, search }: LibraryQuery): (item: ResourceContent) => boolean {
  const matchesSearch = createTextFilter(search.trim())
  return ({ title, description, tags, languages, translations = [] }) =>
    (category === null || tags.includes(category)) &&
    (language === null || languages.includes(language)) &&
    [title, description, ...tags, ...translations.map((translation) => translation.title)].some(matchesSearch)
}

/** Counts ignore the category, because choosing a type resets it. */
export function countTypes(
  items: readonly ResourceContent[],
  query: LibraryQuery,
): Record<ResourceType, number> {
  const matches = items.filter(createItemFilter({ ...query, category: null }))
  const count = (type: ResourceType) => matches.filter((item) => item.type === type).length
  return { training: count('training'), assessment: count('assessment'), material: count('material') }
}

export function countCategories(items: readonly ResourceContent[], query: LibraryQuery) {
  const { type, category } = query
  const matches = items
    .filter((item) => type === null || item.type === type)
    .filter(createItemFilter({ ...query, category: null }))
  const names = listCategories(items, type)
  const isUnknown = category !== null && !names.includes(category)
  return (isUnknown ? [category, ...names] : names).map((name) => ({
    value: name,
    label: name,
    count: matches.filter(({ tags }) => tags.includes(name)).length,
  }))
}

export const listCategories = (items: readonly ResourceContent[], type: ResourceType | null): string[] =>
  toDistinctSorted(items.filter((item) => type === null || item.type === type).flatMap(({ tags }) => tags))

export const listLanguages = (items: readonly ResourceContent[]): string[] =>
  toDistinctSorted(items.flatMap(({ languages }) => languages))

const toDistinctSorted = (texts: readonly string[]) => [...new Set(texts)].sort(compareTexts)
