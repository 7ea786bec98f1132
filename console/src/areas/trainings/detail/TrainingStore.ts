import {
  type BouncedUser,
  type Client,
  type Download,
  listSortableFields,
  type ReminderMode,
  type RemindersSent,
  type Template,
  type Training,
  type TrainingList,
  type TrainingProgress,
  type TrainingRow,
  type TrainingUserDetails,
} from '@heed/contracts'
import { trainings } from '@heed/contracts/endpoints/campaigns/trainings'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import { getListName } from './exports.ts'
import { TrainingPeople, type TrainingPeopleQuery } from './people/TrainingPeople.ts'

const maxOtherTrainings = 10

const computeShare = (count: number | undefined, total: number | undefined): number | null =>
  count === undefined || !total ? null : count / total

const listFields = {
  name: getListName,
  totalUsers: ({ totalUsers }: TrainingList) => totalUsers ?? null,
  attendance: ({ opened, totalUsers }: TrainingList) => computeShare(opened, totalUsers),
  completion: ({ score, total }: TrainingList) => computeShare(score, total),
}

export type TrainingFile = 'pdf' | 'employeePdf' | 'usersCsv' | 'detailedCsv' | 'links'

export class TrainingStore {
  readonly key: string
  readonly info = new Resource<Training>()
  readonly latest = new Resource<readonly TrainingRow[]>()
  readonly templates = new Resource<readonly Template[]>()
  readonly lists: PagedList<TrainingList>
  readonly people: PagedList<TrainingUserDetails>
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores, key: string) {
    this.client = client
    this.companyId = companyId
    this.key = key
    this.lists = new PagedList<TrainingList>(
      createLocalFetch<TrainingList, Record<never, never>>(async () => this.info.value?.lists ?? [], {
        texts: (list) => [getListName(list)],
        fields: listFields,
      }),
      {
        prefix: 'lists',
        name: 'trainingLists',
        size: 5,
        order: 'completion asc',
        fields: Object.keys(listFields),
      },
    )
    this.people = new PagedList<TrainingUserDetails>(
      async (query, signal) => {
        const { users, count } = await client.trainings.listUsersDetails(
          { ...this.ids, ...toPaging(query) },
          { signal },
        )
        return { rows: users, total: count }
      },
      {
        prefix: 'people',
        name: 'trainingPeople',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(trainings.listUsersDetails),
      },
    )
  }

  load(): Promise<void> {
    return this.info.load((signal) => this.client.trainings.get(this.ids, { signal }), 'info')
  }

  loadLatest(): Promise<void> {
    const { client, companyId } = this
    return this.latest.load(async (signal) => {
      const { automations } = await client.trainings.latest(
        { companyId, n: maxOtherTrainings + 1 },
        { signal },
      )
      return automations.filter(({ id }) => String(id) !== this.key).slice(0, maxOtherTrainings)
    }, 'latest')
  }

  loadTemplates(): Promise<void> {
    const { client, companyId } = this
    return this.templates.load(async (signal) => {
      const { templates } = await client.templates.list({ companyId }, { signal })
      return templates
    }, 'templates')
  }

  /** Reloads figures only after a change. Ignores failures unless the training was deleted. */
  async follow(): Promise<void> {
    const { info, client } = this
    if (!info.value || info.loading) return
    try {
      const latest = await client.trainings.getStatus(this.ids)
      if (info.value && hasChanged(info.value, latest)) await this.readAgain()
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') await this.load()
    }
  }

  /** Cancels requests that were sent before the change. */
  async readAgain(): Promise<void> {
    this.info.cancel()
    await Promise.all([this.load(), this.people.refresh()])
  }

  async rename(name: string): Promise<string> {
    const { success, reason, automation } = await this.client.trainings.rename({ ...this.ids, name })
    if (!success) throw new Error(reason)
    return automation?.name ?? name
  }

  bounced(): PagedList<BouncedUser> {
    return new PagedList<BouncedUser>(
      async (query, signal) => {
        const { users, count } = await this.client.trainings.listBouncedUsers(
          { ...this.ids, ...toPaging(query) },
          { signal },
        )
        return { rows: users, total: count }
      },
      {
        name: 'trainingBounced',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(trainings.listBouncedUsers),
      },
    )
  }

  createPeople(query: TrainingPeopleQuery): TrainingPeople {
    return new TrainingPeople(this.client, this.ids, query)
  }

  countReminders(reminderOption: ReminderMode, signal?: AbortSignal) {
    return this.client.trainings.countReminders({ ...this.ids, reminderOption }, { signal })
  }

  getReachedPeople(reminderOption: ReminderMode) {
    return new PagedList(
      async (query, signal) => {
        const { users, count } = await this.client.trainings.listReminderUsers(
          { ...this.ids, reminderOption, ...toPaging(query) },
          { signal },
        )
        return { rows: users, total: count }
      },
      { name: 'trainingReminders', size: 5, order: 'name asc' },
    )
  }

  remind(mode: ReminderMode): Promise<RemindersSent> {
    return this.client.trainings.sendReminders({ ...this.ids, mode })
  }

  file(kind: TrainingFile, options: { token: string; zone: string }): Promise<Download> {
    const { client } = this
    const request = { ...this.ids, ...options }
    switch (kind) {
      case 'pdf':
        return client.trainingReports.pdf(request)
      case 'employeePdf':
        return client.trainingReports.pdf({ ...request, users_details: '1' })
      case 'usersCsv':
        return client.trainingReports.usersCsv(request)
      case 'detailedCsv':
        return client.trainingReports.usersDetailedCsv(request)
      case 'links':
        return client.trainingReports.signInLinksCsv(request)
    }
  }

  private get ids() {
    return { companyId: this.companyId, trainingId: this.key }
  }
}

const figures = [
  'status',
  'active',
  'score',
  'total',
  'totalUsers',
  'subjectsSent',
  'totalSubjects',
  'opened',
  'viewed',
] as const

/** Figures missing from the response count as unchanged. */
const hasChanged = (previous: Training, latest: TrainingProgress): boolean =>
  figures.some((figure) => latest[figure] !== undefined && latest[figure] !== previous[figure])

export class TrainingStoreCache extends LastStoreCache<[string], TrainingStore> {
  constructor(company: CompanyStores) {
    super((key) => new TrainingStore(company, key))
  }
}
