import { type CatalogArea, type Category, createTextFilter, type Subject } from '@heed/contracts'

export type Grouping = 'category' | 'area'

export interface SubjectGroup {
  name: string
  subjects: readonly Subject[]
}

interface GroupsQuery {
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
export function groupSubjects(library: Library, query: GroupsQuery, remainderName: string): SubjectGroup[] {
  const subjectsById = new Map(library.subjects.map((subject) => [subject.id, subject]))
  const sources = query.grouping === 'category' ? library.categories : library.areas
  const groupedIds = new Set(sources.flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)))
  const ungroupedSubjects = library.subjects.filter(({ id }) => !groupedIds.has(id))
  const groups = [
    ...sources.map(({ name, subjects }) => ({
      name,
      subjects: subjects.flatMap(({ subject_id }) => subjectsById.get(subject_id) ?? []),
    })),
    { name: remainderName, subjects: ungroupedSubjects },
  ]
  const matches = createTextFilter(query.search)
  return groups
    .filter(({ name }) => query.group === '' || name === query.group)
    .map(({ name, subjects }) => ({
      name,
      subjects: subjects.filter(
        ({ title, description, keyBehaviours }) =>
          matches(`${title}\n${description}`) &&
          (query.behaviour === '' || keyBehaviours.some(({ kbName }) => kbName === query.behaviour)),
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
