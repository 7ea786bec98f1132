import {
  type Assessment,
  type AssessmentRow,
  type Company,
  campaignStatus,
  type DirectoryType,
  executionStatus,
  getAssessmentsAvailability,
  getIntegrationState,
  getTrainingAvailability,
  type IntegrationSummary,
  insightType,
  isDirectoryIntegration,
  type Report,
  type ReportExecution,
  type RiskInsight,
  type SyncStatus,
  type Training,
} from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { DashboardStore } from '../DashboardStore.ts'
import type { NewestCampaigns } from '../newestCampaigns.ts'

/** Number of the newest active campaigns, and of the newest reports, that are checked. */
const MAX_CHECKED = 2

export type WeakResult = { insight: RiskInsight; assessment: AssessmentRow }
export type FailedSync = { type: DirectoryType; service: IntegrationSummary; status: SyncStatus }
export type FailedReport = { report: Report; execution: ReportExecution }

type Caller = { company: Company; isAdmin: boolean; hasReports: boolean }

/** Facts behind the "Needs attention" card. Each source fails on its own. */
export class AttentionStore {
  readonly trainings = new Resource<Training[]>()
  readonly assessments = new Resource<Assessment[]>()
  readonly weakest = new Resource<WeakResult | null>()
  readonly syncs = new Resource<FailedSync[]>()
  readonly reports = new Resource<FailedReport[]>()
  private asked: readonly Resource<unknown>[] | undefined = undefined
  private isAdmin: boolean = false
  private checkedScores: string | undefined = undefined
  private readonly company: CompanyStores
  private readonly dashboard: DashboardStore

  constructor(company: CompanyStores) {
    this.company = company
    this.dashboard = company.getStore(DashboardStore)
    makeObservable<this, 'asked' | 'isAdmin'>(this, {
      asked: observableRef,
      isAdmin: observableRef,
      drafts: computed,
      isLoading: computed,
      isPartial: computed,
    })
  }

  get isLoading(): boolean {
    return this.asked === undefined || this.asked.some(({ isFirstLoad }) => isFirstLoad)
  }

  get isPartial(): boolean {
    return this.asked?.some(({ failure, loading }) => failure && !loading) ?? false
  }

  get drafts() {
    const { trainings, assessments } = this.dashboard
    if (!this.isAdmin || this.isLoading || trainings.failure || assessments.failure) return undefined
    return { training: trainings.value?.drafts ?? null, assessment: assessments.value?.drafts ?? null }
  }

  async load({ company, isAdmin, hasReports }: Caller): Promise<void> {
    const hasTrainings = getTrainingAvailability(company) === 'open'
    const hasAssessments = getAssessmentsAvailability(company) === 'open'
    this.checkedScores = undefined
    runInAction(() => {
      this.isAdmin = isAdmin
      this.asked = [
        ...(hasTrainings ? [this.trainings] : []),
        ...(hasAssessments ? [this.assessments, this.weakest] : []),
        ...(isAdmin ? [this.syncs] : []),
        ...(hasReports ? [this.reports] : []),
      ]
    })
    void this.dashboard.load(company)
    const { rowsLoaded } = this.dashboard
    await Promise.all([
      isAdmin && this.syncs.load((signal) => this.findFailedSyncs(signal)),
      hasReports && this.reports.load((signal) => this.findFailedReports(signal)),
      hasTrainings &&
        rowsLoaded.trainings.then(() => this.trainings.load((signal) => this.getActiveTrainings(signal))),
      hasAssessments &&
        rowsLoaded.assessments.then(() =>
          Promise.all([
            this.assessments.load((signal) => this.getActiveAssessments(signal)),
            this.weakest.load((signal) => this.findWeakestResult(signal)),
          ]),
        ),
    ])
  }

  async refresh(): Promise<void> {
    await this.dashboard.refresh()
    await Promise.all((this.asked ?? []).map((source) => source.refresh()))
  }

  readonly retry = async (): Promise<void> => {
    const { trainings, assessments } = this.dashboard
    await Promise.all([trainings, assessments].map((rows) => (rows.failure ? rows.reload() : undefined)))
    for (const source of this.asked ?? []) if (source.failure) void source.reload()
  }

  private async getActiveTrainings(signal: AbortSignal): Promise<Training[]> {
    const { client, companyId } = this.company
    const ids = selectActive(getRows(this.dashboard.trainings))
    return Promise.all(ids.map((trainingId) => client.trainings.get({ companyId, trainingId }, { signal })))
  }

  private async getActiveAssessments(signal: AbortSignal): Promise<Assessment[]> {
    const { client, companyId } = this.company
    const ids = selectActive(getRows(this.dashboard.assessments))
    return Promise.all(
      ids.map((assessmentId) => client.assessments.get({ companyId, assessmentId }, { signal })),
    )
  }

  private async findWeakestResult(signal: AbortSignal): Promise<WeakResult | null> {
    const { client, companyId } = this.company
    const assessment = getRows(this.dashboard.assessments).find(
      ({ resilienceScore, isScorm }) => resilienceScore !== null && !isScorm,
    )
    if (!assessment) return null
    const { id, resilienceScore, usersFinished } = assessment
    const scores = [id, resilienceScore, usersFinished].join(' ')
    const { value: known } = this.weakest
    // Insights change only with the answers.
    if (scores === this.checkedScores && known !== undefined) return known && { ...known, assessment }
    const ids = { companyId, assessmentId: String(id) }
    const { insights } = await client.assessmentReports.riskInsights(ids, { signal })
    const [insight] = insights
      .filter(({ type }) => type === insightType.employeeList || type === insightType.keyBehaviour)
      .toSorted((a, b) => a.context.averageScore - b.context.averageScore)
    this.checkedScores = scores
    return insight ? { insight, assessment } : null
  }

  private async findFailedSyncs(signal: AbortSignal): Promise<FailedSync[]> {
    const { client, companyId } = this.company
    const { integrations } = await client.integrations.list({ companyId }, { signal })
    const statuses = await Promise.all(
      integrations
        .filter((service) => getIntegrationState(service) === 'connected')
        .flatMap((service) => {
          const { id: type } = service
          if (!isDirectoryIntegration(type)) return []
          const request = client.integrations.getStatus({ companyId, type }, { signal })
          return [request.then((status) => ({ type, service, status }))]
        }),
    )
    return statuses.filter(({ status }) => getIntegrationState(status) === 'failed')
  }

  private async findFailedReports(signal: AbortSignal): Promise<FailedReport[]> {
    const { client, companyId } = this.company
    const query = { companyId, p: 0, n: MAX_CHECKED, order: 'created desc' }
    const { reports } = await client.reports.list(query, { signal })
    const latest = await Promise.all(
      reports.slice(0, MAX_CHECKED).map(async (report) => {
        const executionsQuery = { companyId, reportId: report.id, p: 0, n: MAX_CHECKED, order: 'id desc' }
        const { executions } = await client.reports.listExecutions(executionsQuery, { signal })
        const execution = executions.find(({ status }) => status !== executionStatus.planned)
        return execution?.status === executionStatus.error ? [{ report, execution }] : []
      }),
    )
    return latest.flat()
  }
}

function getRows<Row>({ value, failure }: Resource<NewestCampaigns<Row>>): Row[] {
  if (!value && failure) throw new Error(failure.text)
  return value?.rows ?? []
}

const selectActive = (rows: readonly Pick<AssessmentRow, 'id' | 'status' | 'isScorm'>[]): string[] =>
  rows
    .filter(({ status, isScorm }) => status === campaignStatus.active && !isScorm)
    .slice(0, MAX_CHECKED)
    .map(({ id }) => String(id))
