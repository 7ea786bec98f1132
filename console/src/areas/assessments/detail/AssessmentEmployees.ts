import { type AssessmentStanding, type AssessmentUser, type Client, sortableBy } from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { type FilterField, idsFilter } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import type { Query } from '../../../lib/tables/tableAddress.ts'
import type { CampaignPeople } from '../../../parts/campaigns/people/CampaignPeople.ts'
import { toSelection } from '../../../parts/campaigns/people/toSelection.ts'
import type { ChosenPeople, TargetList } from '../../../parts/people/EmployeesStore.ts'
import { type ScoreRange, wholeRange } from '../../../ui/form/number/scores.ts'

/** Selects the employees behind a figure; an empty object selects everyone. */
export type AssessmentPeopleQuery = {
  listId?: number
  threatArea?: string
  keyBehaviour?: string
  questionId?: number
  minScore?: number
  maxScore?: number
  progress?: AssessmentStanding
  reminderId?: number
}

export type EmployeeFilters = { lists: readonly number[]; scores: ScoreRange }

const isScore = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100

/** Keeps a minimum above the maximum as typed, so that the field can report this mistake. */
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

type Narrowed = Omit<AssessmentPeopleQuery, 'listId'> & { listId?: number[] }

type Named = { companyId: number; assessmentId: string }

export class AssessmentEmployees {
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
        filters: { lists: idsFilter, scores },
      },
    )
  }

  all(): CampaignPeople<EmployeeFilters, AssessmentUser> {
    const { table } = this
    return {
      ...this.actions(),
      table,
      ...this.adding(() => narrowedBy(table.filters)),
    }
  }

  behind({ listId, ...asked }: AssessmentPeopleQuery): CampaignPeople {
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

  toRemind(): PagedList<AssessmentUser> {
    return new PagedList((query, signal) => this.page(query, { progress: 'toRemind' }, signal), {
      size: 5,
      order: 'name asc',
      fields: sortableBy(assessments.listUsers),
    })
  }

  private actions(): Pick<CampaignPeople, 'kind' | 'listId' | 'countReminders' | 'remind' | 'remindCommand'> {
    const { client, named } = this
    const reminded = (selection: SelectionContext) => ({ selection: toSelection(selection) })
    return {
      kind: 'assessment',
      listId: undefined,
      countReminders: () => client.assessments.countReminders(named),
      remind: (selection) => client.assessments.sendReminders({ ...named, ...reminded(selection) }),
      remindCommand: (selection) => formatApiCommand('assessments.sendReminders', named, reminded(selection)),
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
        selection: toSelection(selection),
        ...(selection.allSelected && { ...narrowed(), ...(search && { query: search }) }),
      }
    }
    return {
      addToList: (target, people) =>
        client.assessments.addUsersToList({ ...named, ...addedTo(target, people) }),
      addCommand: (target, people) =>
        formatApiCommand('assessments.addUsersToList', named, addedTo(target, people)),
    }
  }
}
