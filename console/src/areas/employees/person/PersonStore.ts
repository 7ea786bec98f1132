import type { Client, Employee, UserAssessment, UserTraining, UserTrainingStatus } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'

/** Rows without a date are for future deliveries and are sorted first. */
function sortLatestFirst<Row>(rows: readonly Row[], getDate: (row: Row) => string | null): Row[] {
  const toTime = (row: Row) => Date.parse(getDate(row) ?? '') || Number.MAX_SAFE_INTEGER
  return rows.toSorted((a, b) => toTime(b) - toTime(a))
}

export class PersonStore {
  readonly email: string
  readonly info = new Resource<Employee>()
  readonly trainings = new Resource<UserTraining[]>()
  readonly assessments = new Resource<UserAssessment[]>()
  readonly lessons = new Resource<UserTrainingStatus>()
  private readonly client: Client
  private readonly companyId: number

  constructor(client: Client, companyId: number, email: string) {
    this.client = client
    this.companyId = companyId
    this.email = email
  }

  load(): Promise<void> {
    const { client, companyId, email } = this
    return this.info.load((signal) => client.employees.get({ companyId, email }, { signal }), 'info')
  }

  async reload(): Promise<void> {
    const { info, trainings, assessments, lessons } = this
    await Promise.all([info, trainings, assessments, lessons].map((resource) => resource.refresh()))
  }

  loadTrainings(): Promise<void> {
    const { client, companyId, email } = this
    return this.trainings.load(async (signal) => {
      const { trainings } = await client.employees.listTrainings({ companyId, email }, { signal })
      return sortLatestFirst(trainings, ({ firstBatch }) => firstBatch)
    }, 'trainings')
  }

  loadAssessments(): Promise<void> {
    const { client, companyId, email } = this
    return this.assessments.load(async (signal) => {
      const { assessments } = await client.employees.listAssessments({ companyId, email }, { signal })
      return sortLatestFirst(assessments, ({ deliveryDate }) => deliveryDate)
    }, 'assessments')
  }

  loadLessons(trainingId: UserTraining['id']): Promise<void> {
    const { client, companyId, email } = this
    return this.lessons.load(
      (signal) => client.employees.status({ companyId, email, trainingId }, { signal }),
      String(trainingId),
    )
  }

  async record(): Promise<string[]> {
    const { fetchPersonRecord } = await import('./personRecord.ts')
    return fetchPersonRecord(this.client, this.companyId, this.email)
  }
}

export class PersonStores {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  get(email: string): PersonStore {
    const { client, companyId } = this.company
    return new PersonStore(client, companyId, email)
  }
}
