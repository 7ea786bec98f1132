import {
  csvLine,
  csvTime,
  type ReminderCounts,
  type RemindersSent,
  shownScore,
  type TrainingUser,
} from '@heed/contracts'
import { csvBlob, download } from '../../../lib/download.ts'
import type { PagedList } from '../../../lib/PagedList.ts'
import type { SelectionContext } from '../../../lib/Selection.ts'
import type { AddedToList, ChosenPeople, TargetList } from '../../people/EmployeesStore.ts'

/** Somebody in a campaign; an assessment may only tell that they have begun, and has no score before the first answer. */
export type CampaignPerson = Pick<
  TrainingUser,
  'name' | 'email' | 'listName' | 'completedDate' | 'reminded' | 'bounced' | 'remindable'
> & {
  started: string | boolean | null
  scorePercent: number | null
}

export const hasStarted = ({ started }: CampaignPerson): boolean => Boolean(started)

/** The people of a campaign, and what can be done with those that are chosen. */
export interface CampaignPeople<
  Filters = Record<never, never>,
  Person extends CampaignPerson = CampaignPerson,
> {
  readonly table: PagedList<Person, Filters>
  /** Of these people only one list is shown. */
  readonly listId: number | undefined
  /** Only some are shown, chosen by more than the list: at risk, or not begun. */
  readonly isPart?: boolean
  /** Of what, which decides who of them is left out of a reminder. */
  readonly kind: 'training' | 'assessment'
  /** How many a reminder of everybody would reach, and when the last one went out. */
  countReminders: () => Promise<ReminderCounts>
  remind: (selection: SelectionContext) => Promise<RemindersSent>
  /** The line that reminds them. */
  remindCommand: (selection: SelectionContext) => string
  addToList: (target: TargetList, people: ChosenPeople) => Promise<AddedToList>
  /** The line that puts them there. */
  addCommand: (target: TargetList, people: ChosenPeople) => string
}

export const personId = ({ email }: CampaignPerson): string => email

/** The name of the file that the people come in (S1 section 9). */
export const peopleFile = 'users.csv'

/** One line a person. An import reads it by its headings, and nothing changes. */
function peopleLines(people: readonly CampaignPerson[]): string[] {
  return [
    csvLine(['Email', 'Name', 'List', 'Started (UTC)', 'Completed date (UTC)', 'Score (%)']),
    ...people.map((person) => {
      const { email, name, listName, started, completedDate } = person
      return csvLine([
        email,
        name,
        listName ?? '',
        typeof started === 'string' ? csvTime(started) : '',
        csvTime(completedDate),
        shownScore(person) ?? '',
      ])
    }),
  ]
}

export const downloadPeople = (people: readonly CampaignPerson[]): void =>
  download(peopleFile, csvBlob(peopleLines(people)))

/** Whether the table shows everybody, narrowed by nothing. */
const isWhole = <Filters>({ table, listId, isPart = false }: CampaignPeople<Filters>): boolean =>
  table.search.trim() === '' && table.filterCount === 0 && listId === undefined && !isPart

/** Whether everybody of the campaign is chosen. */
export const isEverybody = <Filters>(people: CampaignPeople<Filters>): boolean =>
  isWhole(people) && people.table.selection.count(people.table.total) === people.table.total

export interface ChosenPersons {
  selection: SelectionContext
  persons: readonly CampaignPerson[]
}

/** The chosen ones, and as a call takes them that knows neither search nor filters: then one by one. */
export async function chosenPersons<Filters>(people: CampaignPeople<Filters>): Promise<ChosenPersons> {
  const { table } = people
  const { selection } = table
  const persons = await table.chosen(personId)
  return selection.allSelected && !isWhole(people)
    ? { selection: justThese(persons), persons }
    : { selection: selection.context, persons }
}

export const justThese = (persons: readonly CampaignPerson[]): SelectionContext => ({
  allSelected: false,
  checked: persons.map(personId),
  unChecked: [],
})

/** A reminder reaches them, as far as the platform tells. */
export const isReached = ({ remindable }: CampaignPerson): boolean => remindable ?? true
