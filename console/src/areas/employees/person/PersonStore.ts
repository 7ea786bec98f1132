import type { Client, Employee, UserAssessment, UserTraining, UserTrainingStatus } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { Resource } from '../../../lib/Resource.ts'

/** The latest first, and before it what has not come yet. */
function latestFirst<Row>(rows: readonly Row[], dateOf: (row: Row) => string | null): Row[] {
  const timeOf = (row: Row) => Date.parse(dateOf(row) ?? '') || Number.MAX_SAFE_INTEGER
  return rows.toSorted((one, other) => timeOf(other) - timeOf(one))
}

/** One employee with trainings and assessments; with anonymous tracking nothing is asked (S2 section 2.3). */
export class PersonStore {
  readonly email: string
  readonly info = new Resource<Employee>()
  readonly trainings = new Resource<UserTraining[]>()
  readonly assessments = new Resource<UserAssessment[]>()
  /** The lessons of the training that is looked into. */
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

  /** What is shown, as it is by now. */
  async reload(): Promise<void> {
    const { info, trainings, assessments, lessons } = this
    await Promise.all([info, trainings, assessments, lessons].map((one) => one.refresh()))
  }

  loadTrainings(): Promise<void> {
    const { client, companyId, email } = this
    return this.trainings.load(async (signal) => {
      const { trainings } = await client.employees.listTrainings({ companyId, email }, { signal })
      return latestFirst(trainings, ({ firstBatch }) => firstBatch)
    }, 'trainings')
  }

  loadAssessments(): Promise<void> {
    const { client, companyId, email } = this
    return this.assessments.load(async (signal) => {
      const { assessments } = await client.employees.listAssessments({ companyId, email }, { signal })
      return latestFirst(assessments, ({ deliveryDate }) => deliveryDate)
    }, 'assessments')
  }

  loadLessons(trainingId: UserTraining['id']): Promise<void> {
    const { client, companyId, email } = this
    return this.lessons.load(
      (signal) => client.employees.status({ companyId, email, trainingId }, { signal }),
      String(trainingId),
    )
  }

  /** The lines of the file that proves what the person did. */
  async record(): Promise<string[]> {
    const { personRecord } = await import('./personRecord.ts')
    return personRecord(this.client, this.companyId, this.email)
  }
}

/** The people who are looked at one by one; each is asked for anew. */
export class ShownPeople {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  of(email: string): PersonStore {
    const { client, companyId } = this.company
    return new PersonStore(client, companyId, email)
  }
}
