import {
  type AssessmentRow,
  assessmentsShown,
  type Company,
  campaignStatus,
  type DashboardStatus,
  type Subject,
  type TrainingRow,
  trainingShown,
} from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

export const SHOWN_COUNT = 3

const RUNNING = campaignStatus.active

/** Running campaigns stay visible even when campaigns are planned. */
const runningFirst = <Row extends { id: number | string }>([running, latest]: [Row[], Row[]]): Row[] =>
  [...running, ...latest.filter(({ id }) => !running.some((row) => row.id === id))].slice(0, SHOWN_COUNT)

type Part = Pick<Resource<unknown>, 'isFirstLoad' | 'refresh'>

export class DashboardStore {
  readonly status = new Resource<DashboardStatus>()
  readonly trainings = new Resource<TrainingRow[]>()
  readonly assessments = new Resource<AssessmentRow[]>()
  readonly subjects = new Resource<Subject[]>()
  private asked: readonly Part[] | undefined = undefined
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    makeObservable<this, 'asked'>(this, { asked: observableRef, isComing: computed })
  }

  get isComing(): boolean {
    return this.asked === undefined || this.asked.some(({ isFirstLoad }) => isFirstLoad)
  }

  async load(company: Company): Promise<void> {
    const { client, companyId } = this.company
    const latest = { companyId, p: 0, n: SHOWN_COUNT }
    const hasTrainings = trainingShown(company) === 'open'
    const hasAssessments = assessmentsShown(company) === 'open'
    runInAction(() => {
      this.asked = [
        this.status,
        this.subjects,
        ...(hasTrainings ? [this.trainings] : []),
        ...(hasAssessments ? [this.assessments] : []),
      ]
    })
    await Promise.all([
      this.status.load((signal) => client.dashboard.getStatus({ companyId }, { signal })),
      this.subjects.load(async (signal) => {
        const { subjects } = await client.subjects.listLatest({ companyId }, { signal })
        return subjects.slice(0, SHOWN_COUNT)
      }),
      hasTrainings &&
        this.trainings.load(async (signal) => {
          const query = { ...latest, order: 'updated desc' }
          const of = async (own: { status?: typeof RUNNING }) =>
            (await client.trainings.list({ ...query, ...own }, { signal })).automations
          return runningFirst(await Promise.all([of({ status: RUNNING }), of({})]))
        }),
      hasAssessments &&
        this.assessments.load(async (signal) => {
          const query = { ...latest, order: 'last_updated desc' }
          const of = async (own: { status?: typeof RUNNING }) =>
            (await client.assessments.list({ ...query, ...own }, { signal })).assessments
          return runningFirst(await Promise.all([of({ status: RUNNING }), of({})]))
        }),
    ])
  }

  refresh(): void {
    for (const part of this.asked ?? []) void part.refresh()
  }
}
