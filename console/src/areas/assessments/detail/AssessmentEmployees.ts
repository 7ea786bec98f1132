import {
  type AssessmentUser,
  type AssessmentUserFilter,
  type Client,
  listSortableFields,
} from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { type FilterField, idsFilter } from '../../../lib/tables/filters.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import type { TableQuery } from '../../../lib/tables/tableAddress.ts'
import type { CampaignPeople } from '../../../parts/campaigns/people/CampaignPeople.ts'
import { toSelection } from '../../../parts/campaigns/people/toSelection.ts'
import type { ChosenPeople, TargetList } from '../../../parts/people/EmployeesStore.ts'
import { fullScoreRange, type ScoreRange } from '../../../ui/form/number/scores.ts'

/** Selects the employees behind a figure; an empty object selects everyone. */
export type AssessmentPeopleQuery = {
  listId?: number
  threatArea?: string
  keyBehaviour?: string
  questionId?: number
  minScore?: number
  maxScore?: number
  progress?: AssessmentUserFilter
  reminderId?: number
}

export type EmployeeFilters = { lists: readonly number[]; scores: ScoreRange }

const isScore = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100

/** A minimum above the maximum is kept as typed, so that the field can report the mistake. */
const scoresFilter: FilterField<ScoreRange> = {
  none: fullScoreRange,
  read([text = '']) {
    const [min = Number.NaN, max = Number.NaN] = text.split('-').map(Number)
    return isScore(min) && isScore(max) ? { min, max } : fullScoreRange
  },
  write: ({ min, max }) =>
    min === fullScoreRange.min && max === fullScoreRange.max ? [] : [`${String(min)}-${String(max)}`],
}

const toEmployeesQuery = ({ lists, scores: { min, max } }: EmployeeFilters): EmployeesQuery => ({
  ...(lists.length > 0 && { listId: [...lists] }),
  ...((min > fullScoreRange.min || max < fullScoreRange.max) && { minScore: min, maxScore: max }),
})

type EmployeesQuery = Omit<AssessmentPeopleQuery, 'listId'> & { listId?: number[] }

type AssessmentIds = { companyId: number; assessmentId: string }

export class AssessmentEmployees {
  readonly table: PagedList<AssessmentUser, EmployeeFilters>
  private readonly client: Client
  private readonly ids: AssessmentIds

  constructor(client: Client, ids: AssessmentIds) {
    this.client = client
    this.ids = ids
    this.table = new PagedList<AssessmentUser, EmployeeFilters>(
      (query, signal) => this.page(query, toEmployeesQuery(query.filters), signal),
      {
        prefix: 'people',
        name: 'assessmentPeople',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(assessments.listUsers),
        filters: { lists: idsFilter, scores: scoresFilter },
      },
    )
  }

  getAllPeople(): CampaignPeople<EmployeeFilters, AssessmentUser> {
    const { table } = this
    return {
      ...this.actions(),
      table,
      ...this.createAddActions(() => toEmployeesQuery(table.filters)),
    }
  }

  getFilteredPeople({ listId, ...otherFilters }: AssessmentPeopleQuery): CampaignPeople {
    const peopleQuery: EmployeesQuery = { ...otherFilters, ...(listId !== undefined && { listId: [listId] }) }
    return {
      ...this.actions(),
      listId,
      isFiltered: Object.values(otherFilters).some((value) => value !== undefined),
      table: new PagedList((query, signal) => this.page(query, peopleQuery, signal), {
        name: 'assessmentPeopleOf',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(assessments.listUsers),
      }),
      ...this.createAddActions(() => peopleQuery),
    }
  }

  toRemind(): PagedList<AssessmentUser> {
    return new PagedList((query, signal) => this.page(query, { progress: 'toRemind' }, signal), {
      name: 'assessmentReminders',
      size: 5,
      order: 'name asc',
      fields: listSortableFields(assessments.listUsers),
    })
  }

  private actions(): Pick<CampaignPeople, 'kind' | 'listId' | 'countReminders' | 'remind' | 'remindCommand'> {
    const { client, ids } = this
    const toReminderRequest = (selection: SelectionContext) => ({ selection: toSelection(selection) })
    return {
      kind: 'assessment',
      listId: undefined,
      countReminders: () => client.assessments.countReminders(ids),
      remind: (selection) => client.assessments.sendReminders({ ...ids, ...toReminderRequest(selection) }),
      remindCommand: (selection) =>
        formatApiCommand('assessments.sendReminders', ids, toReminderRequest(selection)),
    }
  }

  private async page<Filters>(query: TableQuery<Filters>, peopleQuery: EmployeesQuery, signal: AbortSignal) {
    const { filter: search, ...paging } = toPaging(query)
    const request = { ...this.ids, ...paging, ...(search && { query: search }), ...peopleQuery }
    const { users, count } = await this.client.assessments.listUsers(request, { signal })
    return { rows: users, total: count }
  }

  private createAddActions(
    getPeopleQuery: () => EmployeesQuery,
  ): Pick<CampaignPeople, 'addToList' | 'addCommand'> {
    const { client, ids } = this
    const toAddRequest = (target: TargetList, { selection, filter }: ChosenPeople) => {
      const { filter: search } = toPaging({ page: 0, size: 0, order: '', search: filter })
      return {
        ...('id' in target ? { targetListId: target.id } : { targetListName: target.name }),
        selection: toSelection(selection),
        ...(selection.allSelected && { ...getPeopleQuery(), ...(search && { query: search }) }),
      }
    }
    return {
      addToList: (target, people) =>
        client.assessments.addUsersToList({ ...ids, ...toAddRequest(target, people) }),
      addCommand: (target, people) =>
        formatApiCommand('assessments.addUsersToList', ids, toAddRequest(target, people)),
    }
  }
}
