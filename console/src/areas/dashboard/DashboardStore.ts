import {
  type AssessmentRow,
  type Company,
  type DashboardStatus,
  getAssessmentsAvailability,
  getTrainingAvailability,
  type Subject,
  type TrainingRow,
} from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { fetchNewestCampaigns, MAX_ROWS, type NewestCampaigns } from './newestCampaigns.ts'

type DashboardPart = Pick<Resource<unknown>, 'isFirstLoad' | 'refresh'>

export class DashboardStore {
  readonly status = new Resource<DashboardStatus>()
  readonly trainings = new Resource<NewestCampaigns<TrainingRow>>()
  readonly assessments = new Resource<NewestCampaigns<AssessmentRow>>()
  readonly subjects = new Resource<Subject[]>()
  rowsLoaded = { trainings: Promise.resolve(), assessments: Promise.resolve() }
  private figures: readonly DashboardPart[] | undefined = undefined
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
    makeObservable<this, 'figures'>(this, { figures: observableRef, isLoading: computed })
  }

  get isLoading(): boolean {
    return (
      this.figures === undefined || [...this.figures, this.subjects].some(({ isFirstLoad }) => isFirstLoad)
    )
  }

  async load(company: Company): Promise<void> {
    const { client, companyId } = this.company
    const hasTrainings = getTrainingAvailability(company) === 'open'
    const hasAssessments = getAssessmentsAvailability(company) === 'open'
    runInAction(() => {
      this.figures = [
        this.status,
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
    return this.trainings.load((signal) =>
      fetchNewestCampaigns(async (query) => {
        const request = { companyId, ...query, order: 'updated desc' }
        const { automations: rows, count } = await client.trainings.list(request, { signal })
        return { rows, count }
      }),
    )
  }

  private loadAssessments(): Promise<void> {
    const { client, companyId } = this.company
    return this.assessments.load((signal) =>
      fetchNewestCampaigns(async (query) => {
        const request = { companyId, ...query, order: 'last_updated desc' }
        const { assessments: rows, count } = await client.assessments.list(request, { signal })
        return { rows, count }
      }),
    )
  }

  async refresh(): Promise<void> {
    await Promise.all((this.figures ?? []).map((figure) => figure.refresh()))
  }
}
