import { type AssessmentStanding, type AssessmentUser, type Client, sortableBy } from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/assessments'
import { apiCommand } from '../../../lib/apiCommand.ts'
import { type FilterField, ids } from '../../../lib/filters.ts'
import { PagedList, type Query } from '../../../lib/PagedList.ts'
import { toPaging } from '../../../lib/paging.ts'
import type { SelectionContext } from '../../../lib/Selection.ts'
import type { CampaignPeople } from '../../../parts/campaigns/people/CampaignPeople.ts'
import { selectionOf } from '../../../parts/campaigns/people/selectionOf.ts'
import type { ChosenPeople, TargetList } from '../../../parts/people/EmployeesStore.ts'
import { type ScoreRange, wholeRange } from '../../../ui/form/number/scores.ts'

/** Which people stand behind a figure; without anything all of them. */
export type PeopleAsked = {
  listId?: number
  threatArea?: string
  keyBehaviour?: string
  questionId?: number
  minScore?: number
  maxScore?: number
  progress?: AssessmentStanding
  /** Whom it reached, or would reach. */
  reminderId?: number
}

/** What the table of employees can be narrowed to (S1 section 2). */
export type EmployeeFilters = { lists: readonly number[]; scores: ScoreRange }

const isScore = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100

/** A range of scores; one the wrong way round stays as it was typed, and says so. */
const scores: FilterField<ScoreRange> = {
  none: wholeRange,
  read([text = '']) {
    const [min = Number.NaN, max = Number.NaN] = text.split('-').map(Number)
    return isScore(min) && isScore(max) ? { min, max } : wholeRange
  },
  write: ({ min, max }) =>
    min === wholeRange.min && max === wholeRange.max ? [] : [`${String(min)}-${String(max)}`],
}

const narrowedBy = ({ lists, scores: { min, max } }: EmployeeFilters): Narrowed => ({
  ...(lists.length > 0 && { listId: [...lists] }),
  ...((min > wholeRange.min || max < wholeRange.max) && { minScore: min, maxScore: max }),
})

/** The same as the calls take it. */
type Narrowed = Omit<PeopleAsked, 'listId'> & { listId?: number[] }

type Named = { companyId: number; assessmentId: string }

/** The employees of an assessment, ten a page (S1 section 9), and what is done with chosen ones. */
export class EmployeesOf {
  readonly table: PagedList<AssessmentUser, EmployeeFilters>
  private readonly client: Client
  private readonly named: Named

  constructor(client: Client, named: Named) {
    this.client = client
    this.named = named
    this.table = new PagedList<AssessmentUser, EmployeeFilters>(
      (query, signal) => this.page(query, narrowedBy(query.filters), signal),
      {
        prefix: 'people',
        size: 10,
        order: 'name asc',
        fields: sortableBy(assessments.listUsers),
        filters: { lists: ids, scores },
      },
    )
  }

  /** All of them, as the filters of the table say. */
  all(): CampaignPeople<EmployeeFilters, AssessmentUser> {
    const { table } = this
    return {
      ...this.actions(),
      table,
      ...this.adding(() => narrowedBy(table.filters)),
    }
  }

  /** Those behind a figure. */
  behind({ listId, ...asked }: PeopleAsked): CampaignPeople {
    const narrowed: Narrowed = { ...asked, ...(listId !== undefined && { listId: [listId] }) }
    return {
      ...this.actions(),
      listId,
      isPart: Object.values(asked).some((value) => value !== undefined),
      table: new PagedList((query, signal) => this.page(query, narrowed, signal), {
        size: 10,
        order: 'name asc',
        fields: sortableBy(assessments.listUsers),
      }),
      ...this.adding(() => narrowed),
    }
  }

  /** Whom a reminder would reach by now, five a page. */
  toRemind(): PagedList<AssessmentUser> {
    return new PagedList((query, signal) => this.page(query, { progress: 'toRemind' }, signal), {
      size: 5,
      order: 'name asc',
      fields: sortableBy(assessments.listUsers),
    })
  }

  private actions(): Pick<CampaignPeople, 'kind' | 'listId' | 'countReminders' | 'remind' | 'remindCommand'> {
    const { client, named } = this
    const reminded = (selection: SelectionContext) => ({ selection: selectionOf(selection) })
    return {
      kind: 'assessment',
      listId: undefined,
      countReminders: () => client.assessments.countReminders(named),
      remind: (selection) => client.assessments.sendReminders({ ...named, ...reminded(selection) }),
      remindCommand: (selection) => apiCommand('assessments.sendReminders', named, reminded(selection)),
    }
  }

  private async page<Filters>(query: Query<Filters>, narrowed: Narrowed, signal: AbortSignal) {
    const { filter: search, ...paging } = toPaging(query)
    const asked = { ...this.named, ...paging, ...(search && { query: search }), ...narrowed }
    const { users, count } = await this.client.assessments.listUsers(asked, { signal })
    return { rows: users, total: count }
  }

  private adding(narrowed: () => Narrowed): Pick<CampaignPeople, 'addToList' | 'addCommand'> {
    const { client, named } = this
    const addedTo = (target: TargetList, { selection, filter }: ChosenPeople) => {
      const { filter: search } = toPaging({ page: 0, size: 0, order: '', search: filter })
      return {
        ...('id' in target ? { targetListId: target.id } : { targetListName: target.name }),
        selection: selectionOf(selection),
        ...(selection.allSelected && { ...narrowed(), ...(search && { query: search }) }),
      }
    }
    return {
      addToList: (target, people) =>
        client.assessments.addUsersToList({ ...named, ...addedTo(target, people) }),
      addCommand: (target, people) =>
        apiCommand('assessments.addUsersToList', named, addedTo(target, people)),
    }
  }
}
