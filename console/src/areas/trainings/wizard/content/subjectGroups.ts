import { type CatalogArea, type Category, createTextFilter, type Subject } from '@heed/contracts'

export type Grouping = 'category' | 'area'

export interface SubjectGroup {
  name: string
  subjects: readonly Subject[]
}

interface Wanted {
  grouping: Grouping
  /** Category or threat area name; empty for all groups. */
  group: string
  /** Key behaviour name; empty for all behaviours. */
  behaviour: string
  search: string
}

interface Library {
  subjects: readonly Subject[]
  categories: readonly Category[]
  areas: readonly CatalogArea[]
}

/** A subject that trains several areas is listed in each of them. */
export function subjectGroups(library: Library, wanted: Wanted, rest: string): SubjectGroup[] {
  const known = new Map(library.subjects.map((subject) => [subject.id, subject]))
  const sources = wanted.grouping === 'category' ? library.categories : library.areas
  const grouped = new Set(sources.flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))
  const others = library.subjects.filter(({ id }) => !grouped.has(id))
  const groups = [
    ...sources.map(({ name, subjects }) => ({
      name,
      subjects: subjects.flatMap(({ subject_id }) => known.get(subject_id) ?? []),
    })),
    { name: rest, subjects: others },
  ]
  const matches = createTextFilter(wanted.search)
  return groups
    .filter(({ name }) => wanted.group === '' || name === wanted.group)
    .map(({ name, subjects }) => ({
      name,
      subjects: subjects.filter(
        ({ title, description, keyBehaviours }) =>
          matches(`${title}\n${description}`) &&
          (wanted.behaviour === '' || keyBehaviours.some(({ kbName }) => kbName === wanted.behaviour)),
      ),
    }))
    .filter(({ subjects }) => subjects.length > 0)
}

export const selectBehaviourNames = (areas: readonly CatalogArea[], area: string): string[] => [
  ...new Set(
    areas
      .filter(({ name }) => area === '' || name === area)
      .flatMap(({ keyBehaviours }) => keyBehaviours.map(({ kbName }) => kbName)),
  ),
]
