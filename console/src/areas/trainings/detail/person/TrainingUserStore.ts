import type { Client, EmailLogEntry, Employee, RemindersSent, UserTrainingStatus } from '@heed/contracts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { LastStoreCache } from '../../../../lib/requests/LastShown.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'
import { createLocalFetch } from '../../../../lib/tables/localPages.ts'
import { PagedList } from '../../../../lib/tables/PagedList.ts'

export type UserLesson = UserTrainingStatus['subjects'][number]

/** All lessons are returned by one call; the page shows fifty at a time (S1 section 9). */
export class TrainingUserStore {
  readonly key: string
  readonly email: string
  readonly person = new Resource<Employee>()
  readonly status = new Resource<UserTrainingStatus>()
  readonly log = new Resource<readonly EmailLogEntry[]>()
  readonly lessons: PagedList<UserLesson>
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores, key: string, email: string) {
    this.client = client
    this.companyId = companyId
    this.key = key
    this.email = email
    this.lessons = new PagedList<UserLesson>(
      createLocalFetch(async () => this.status.value?.subjects ?? [], {
        texts: ({ title }) => [title],
        fields: { title: ({ title }) => title, delivered: ({ delivered }) => delivered },
      }),
      { prefix: 'lessons', size: 50 },
    )
  }

  async load(): Promise<void> {
    const { client, companyId, email } = this
    await Promise.all([
      this.status.load((signal) => client.trainings.getUserStatus(this.named, { signal }), 'status'),
      this.person.load((signal) => client.employees.get({ companyId, email }, { signal }), 'person'),
    ])
    await this.lessons.load()
  }

  /** Ignores failures until the next refresh. */
  async follow(): Promise<void> {
    const { status, client, named: ids } = this
    if (!status.value || status.loading) return
    const latest = await client.trainings.getUserStatus(ids).catch(() => undefined)
    if (!latest || status.loading || JSON.stringify(latest) === JSON.stringify(status.value)) return
    status.set(latest)
    if (this.log.value) void this.loadLog()
    await this.lessons.refresh()
  }

  async readAgain(): Promise<void> {
    await Promise.all([this.person.refresh(), this.follow()])
  }

  loadLog(): Promise<void> {
    return this.log.load(async (signal) => {
      const { log } = await this.client.trainings.getMailLog(this.named, { signal })
      return log
    }, 'log')
  }

  remind(eventId: number): Promise<RemindersSent> {
    return this.client.trainings.resendEventMail({ ...this.named, eventId })
  }

  get named() {
    return { companyId: this.companyId, trainingId: this.key, email: this.email }
  }
}

export class TrainingUserStoreCache extends LastStoreCache<[key: string, email: string], TrainingUserStore> {
  constructor(company: CompanyStores) {
    super((key, email) => new TrainingUserStore(company, key, email))
  }
}
