import {
  type AssessmentRow,
  type Company,
  campaignStatus,
  type DashboardStatus,
  getAssessmentsAvailability,
  getTrainingAvailability,
  type Subject,
  type TrainingRow,
} from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'

export const MAX_ROWS = 3

const RUNNING = campaignStatus.active

/** Running campaigns come first, so that newer planned campaigns don't displace them. */
const mergeRunningFirst = <Row extends { id: number | string }>([runningRows, latest]: [
  Row[],
  Row[],
]): Row[] => [...runningRows, ...latest.filter(({ id }) => !runningRows.some((row) => row.id === id))]

type DashboardPart = Pick<Resource<unknown>, 'isFirstLoad' | 'refresh'>

export class DashboardStore {
  readonly status = new Resource<DashboardStatus>()
  readonly trainings = new Resource<TrainingRow[]>()
  readonly assessments = new Resource<AssessmentRow[]>()
  readonly subjects = new Resource<Subject[]>()
  rowsLoaded = { trainings: Promise.resolve(), assessments: Promise.resolve() }
  private asked: readonly DashboardPart[] | undefined = undefined
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    makeObservable<this, 'asked'>(this, { asked: observableRef, isLoading: computed })
  }

  get isLoading(): boolean {
    return this.asked === undefined || this.asked.some(({ isFirstLoad }) => isFirstLoad)
  }

  async load(company: Company): Promise<void> {
    const { client, companyId } = this.company
    const hasTrainings = getTrainingAvailability(company) === 'open'
    const hasAssessments = getAssessmentsAvailability(company) === 'open'
    runInAction(() => {
      this.asked = [
        this.status,
        this.subjects,
        ...(hasTrainings ? [this.trainings] : []),
        ...(hasAssessments ? [this.assessments] : []),
      ]
    })
    this.rowsLoaded = {
      trainings: hasTrainings ? this.loadTrainings() : Promise.resolve(),
      assessments: hasAssessments ? this.loadAssessments() : Promise.resolve(),
    }
    await Promise.all([
      this.status.load((signal) => client.dashboard.getStatus({ companyId }, { signal })),
      this.subjects.load(async (signal) => {
        const { subjects } = await client.subjects.listLatest({ companyId }, { signal })
        return subjects.slice(0, MAX_ROWS)
      }),
      ...Object.values(this.rowsLoaded),
    ])
  }

  private loadTrainings(): Promise<void> {
    const { client, companyId } = this.company
    return this.trainings.load(async (signal) => {
      const query = { companyId, p: 0, n: MAX_ROWS, order: 'updated desc' }
      const fetchLatest = async (filter: { status?: typeof RUNNING }) =>
        (await client.trainings.list({ ...query, ...filter }, { signal })).automations
      return mergeRunningFirst(await Promise.all([fetchLatest({ status: RUNNING }), fetchLatest({})]))
    })
  }

  private loadAssessments(): Promise<void> {
    const { client, companyId } = this.company
    return this.assessments.load(async (signal) => {
      const query = { companyId, p: 0, n: MAX_ROWS, order: 'last_updated desc' }
      const fetchLatest = async (filter: { status?: typeof RUNNING }) =>
        (await client.assessments.list({ ...query, ...filter }, { signal })).assessments
      return mergeRunningFirst(await Promise.all([fetchLatest({ status: RUNNING }), fetchLatest({})]))
    })
  }

  refresh(): void {
    for (const part of this.asked ?? []) void part.refresh()
  }
}
