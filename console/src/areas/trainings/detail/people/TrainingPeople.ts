import {
  type Client,
  listSortableFields,
  type ReminderCounts,
  type RemindersSent,
  type TrainingUser,
  type TrainingUserProgress,
} from '@heed/contracts'
import { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import { actionBound, makeObservable, observable } from 'mobx'
import { formatApiCommand } from '../../../../lib/commands/apiCommand.ts'
import { PagedList } from '../../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../../lib/tables/paging.ts'
import type { SelectionContext } from '../../../../lib/tables/Selection.ts'
import type { CampaignPeople } from '../../../../parts/campaigns/people/CampaignPeople.ts'
import { toSelection } from '../../../../parts/campaigns/people/toSelection.ts'
import type { AddToListAnswer, ChosenPeople, TargetList } from '../../../../parts/people/EmployeesStore.ts'

export type TrainingPeopleQuery = { listId?: number; progress?: TrainingUserProgress }

/** The reminder mode that excludes no one (S1 section 4). */
const everyoneMode = 3

const toReminderRequest = (selection: SelectionContext) =>
  ({ mode: everyoneMode, selection: toSelection(selection) }) as const

export class TrainingPeople implements CampaignPeople {
  readonly kind = 'training' as const
  readonly listId: number | undefined
  progress: TrainingUserProgress | undefined
  readonly table: PagedList<TrainingUser>
  private readonly client: Client
  private readonly named: { companyId: number; trainingId: string }

  constructor(client: Client, ids: TrainingPeople['named'], { listId, progress }: TrainingPeopleQuery) {
    this.client = client
    this.named = ids
    this.listId = listId
    this.progress = progress
    this.table = new PagedList<TrainingUser>(
      async (query, signal) => {
        const request = { ...ids, ...toPaging(query), ...this.peopleQuery }
        const { users, count } = await client.trainings.listUsers(request, { signal })
        return { rows: users, total: count }
      },
      {
        name: 'trainingPeopleOf',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(trainings.listUsers),
      },
    )
    makeObservable(this, { progress: observable, setProgress: actionBound })
  }

  get isFiltered(): boolean {
    return this.progress !== undefined
  }

  setProgress(progress: TrainingUserProgress | undefined): void {
    this.progress = progress
    this.table.selection.narrow()
    this.table.restore({ page: 0 })
    void this.table.reload()
  }

  countReminders(): Promise<ReminderCounts> {
    return this.client.trainings.countReminders({ ...this.named, reminderOption: everyoneMode })
  }

  remind(selection: SelectionContext): Promise<RemindersSent> {
    return this.client.trainings.sendReminders({ ...this.named, ...toReminderRequest(selection) })
  }

  remindCommand(selection: SelectionContext): string {
    return formatApiCommand('trainings.sendReminders', this.named, toReminderRequest(selection))
  }

  addToList(target: TargetList, people: ChosenPeople): Promise<AddToListAnswer> {
    return this.client.trainings.addUsersToList({ ...this.named, ...this.toAddRequest(target, people) })
  }

  addCommand(target: TargetList, people: ChosenPeople): string {
    return formatApiCommand('trainings.addUsersToList', this.named, this.toAddRequest(target, people))
  }

  private toAddRequest(target: TargetList, { selection, filter }: ChosenPeople) {
    const { filter: search } = toPaging({ page: 0, size: 0, order: '', search: filter })
    return {
      ...('id' in target ? { targetListId: target.id } : { targetListName: target.name }),
      selection: toSelection(selection),
      ...(selection.allSelected && { ...this.peopleQuery, ...(search && { filter: search }) }),
    }
  }

  private get peopleQuery() {
    const { listId, progress } = this
    return { ...(listId !== undefined && { listId }), ...(progress && { progress }) }
  }
}
