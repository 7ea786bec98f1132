import {
  formatCsvLine,
  formatCsvTime,
  getShownScore,
  type ReminderCounts,
  type RemindersSent,
  type TrainingUser,
} from '@heed/contracts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import type { AddToListAnswer, ChosenPeople, TargetList } from '../../people/EmployeesStore.ts'

export type CampaignPerson = Pick<
  TrainingUser,
  'name' | 'email' | 'listName' | 'completedDate' | 'reminded' | 'bounced' | 'remindable'
> & {
  started: string | boolean | null
  scorePercent: number | null
}

export const hasStarted = ({ started }: CampaignPerson): boolean => Boolean(started)

export interface CampaignPeople<
  Filters = Record<never, never>,
  Person extends CampaignPerson = CampaignPerson,
> {
  readonly table: PagedList<Person, Filters>
  readonly listId: number | undefined
  readonly isFiltered?: boolean
  readonly kind: 'training' | 'assessment'
  countReminders: () => Promise<ReminderCounts>
  remind: (selection: SelectionContext) => Promise<RemindersSent>
  remindCommand: (selection: SelectionContext) => string
  addToList: (target: TargetList, people: ChosenPeople) => Promise<AddToListAnswer>
  addCommand: (target: TargetList, people: ChosenPeople) => string
}

export const getPersonId = ({ email }: CampaignPerson): string => email

export const peopleFileName = 'users.csv'

function toPeopleLines(people: readonly CampaignPerson[]): string[] {
  return [
    formatCsvLine(['Email', 'Name', 'List', 'Started (UTC)', 'Completed date (UTC)', 'Score (%)']),
    ...people.map((person) => {
      const { email, name, listName, started, completedDate } = person
      return formatCsvLine([
        email,
        name,
        listName ?? '',
        typeof started === 'string' ? formatCsvTime(started) : '',
        formatCsvTime(completedDate),
        getShownScore(person) ?? '',
      ])
    }),
  ]
}

export const downloadPeople = (people: readonly CampaignPerson[]): void =>
  downloadBlob(peopleFileName, createCsvBlob(toPeopleLines(people)))

const isUnfiltered = <Filters>({ table, listId, isFiltered = false }: CampaignPeople<Filters>): boolean =>
  table.search.trim() === '' && table.filterCount === 0 && listId === undefined && !isFiltered

export const isEveryoneSelected = <Filters>(people: CampaignPeople<Filters>): boolean =>
  isUnfiltered(people) && people.table.selection.count(people.table.total) === people.table.total

export interface SelectedPeople {
  selection: SelectionContext
  persons: readonly CampaignPerson[]
}

/** The bulk call ignores search and filters; if either is set, it receives each selected employee's id. */
export async function loadSelectedPeople<Filters>(people: CampaignPeople<Filters>): Promise<SelectedPeople> {
  const { table } = people
  const { selection } = table
  const persons = await table.fetchSelected(getPersonId)
  return selection.allSelected && !isUnfiltered(people)
    ? { selection: makePeopleSelection(persons), persons }
    : { selection: selection.context, persons }
}

export const makePeopleSelection = (persons: readonly CampaignPerson[]): SelectionContext => ({
  allSelected: false,
  checked: persons.map(getPersonId),
  unChecked: [],
})

export const isRemindable = ({ remindable }: CampaignPerson): boolean => remindable ?? true
