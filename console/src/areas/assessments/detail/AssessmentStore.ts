import {
  type Assessment,
  type AssessmentListRow,
  type BouncedUser,
  type Client,
  type Download,
  type KeyBehaviourRow,
  type ListThreatAreaScores,
  listSortableFields,
  type ReminderCounts,
  type ReminderOverviewRow,
  type RemindersSent,
  type RiskInsight,
  type ScenarioRow,
  type ThreatAreaDetail,
  type ThreatAreaRow,
} from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { toFailure } from '../../../lib/requests/failure.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { toPaging } from '../../../lib/tables/paging.ts'
import type { SelectionContext } from '../../../lib/tables/Selection.ts'
import { toSelection } from '../../../parts/campaigns/people/toSelection.ts'
import { AssessmentEmployees } from './AssessmentEmployees.ts'

export class AssessmentStore {
  readonly key: string
  readonly info = new Resource<Assessment>()
  readonly insights = new Resource<readonly RiskInsight[]>()
  readonly listScores = new Resource<readonly ListThreatAreaScores[]>()
  readonly lists = new Resource<readonly AssessmentListRow[]>()
  readonly areas = new Resource<readonly ThreatAreaRow[]>()
  readonly scenarios = new Resource<readonly ScenarioRow[]>()
  readonly reminders = new Resource<readonly ReminderOverviewRow[]>()
  readonly employees: AssessmentEmployees
  private readonly details = new Map<string, Resource<ThreatAreaDetail>>()
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores, key: string) {
    this.client = client
    this.companyId = companyId
    this.key = key
    this.employees = new AssessmentEmployees(client, { companyId, assessmentId: key })
  }

  load(): Promise<void> {
    return this.info.load((signal) => this.client.assessments.get(this.ids, { signal }), 'info')
  }

  async loadOverview(): Promise<void> {
    await Promise.all([this.loadInsights(), this.loadListScores(), this.loadLists()])
  }

  loadInsights(): Promise<void> {
    return this.insights.load(
      async (signal) => (await this.client.assessmentReports.riskInsights(this.ids, { signal })).insights,
      'insights',
    )
  }

  loadListScores(): Promise<void> {
    return this.listScores.load(
      async (signal) => (await this.client.assessmentReports.listScores(this.ids, { signal })).lists,
      'listScores',
    )
  }

  loadLists(): Promise<void> {
    return this.lists.load(
      async (signal) => (await this.client.assessmentReports.employees(this.ids, { signal })).lists,
      'lists',
    )
  }

  loadAreas(): Promise<void> {
    return this.areas.load(
      async (signal) => (await this.client.assessmentReports.threatAreas(this.ids, { signal })).threatAreas,
      'areas',
    )
  }

  area(threatAreaCode: string): Resource<ThreatAreaDetail> {
    const detail = this.details.get(threatAreaCode) ?? new Resource<ThreatAreaDetail>()
    this.details.set(threatAreaCode, detail)
    return detail
  }

  loadArea(threatAreaCode: string): Promise<void> {
    const params = { ...this.ids, threatAreaCode }
    return this.area(threatAreaCode).load(
      (signal) => this.client.assessmentReports.threatAreaDetail(params, { signal }),
      'area',
    )
  }

  /** Includes only threat areas that have been opened so far. */
  get behaviours(): readonly KeyBehaviourRow[] {
    return [...this.details.values()].flatMap(({ value }) => value?.keyBehaviours ?? [])
  }

  loadScenarios(): Promise<void> {
    return this.scenarios.load(
      async (signal) => (await this.client.assessmentReports.questions(this.ids, { signal })).questions,
      'scenarios',
    )
  }

  loadReminders(): Promise<void> {
    return this.reminders.load(
      async (signal) => (await this.client.assessments.remindersOverview(this.ids, { signal })).reminders,
      'reminders',
    )
  }

  /** Reloads figures only after a change. Ignores failures unless the assessment was deleted. */
  async follow(): Promise<void> {
    const { info, client } = this
    const loadedAssessment = info.value
    if (!loadedAssessment || info.loading) return
    try {
      const latest = await client.assessments.get(this.ids)
      if (info.value === loadedAssessment && !info.loading && hasChanged(loadedAssessment, latest)) {
        info.set(latest)
        await this.reloadFigures()
      }
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') await this.load()
    }
  }

  /** Cancels requests that were sent before the change. */
  async readAgain(): Promise<void> {
    this.info.cancel()
    await Promise.all([this.load(), this.reloadFigures()])
  }

  private async reloadFigures(): Promise<void> {
    const { insights, listScores, lists, areas, scenarios, reminders } = this
    const figures: readonly Resource<unknown>[] = [
      ...[insights, listScores, lists, areas, scenarios, reminders],
      ...this.details.values(),
    ]
    await Promise.all([...figures.map((figure) => figure.reload()), this.employees.table.refresh()])
  }

  async rename(name: string): Promise<string> {
    const result = await this.client.assessments.rename({ ...this.ids, name })
    return ensureSuccess(result, '').assessment?.name ?? name
  }

  async delete(errorText: string): Promise<void> {
    ensureSuccess(await this.client.assessments.delete(this.ids), errorText)
  }

  async restart(due: string | undefined, errorText: string): Promise<void> {
    const result = await this.client.assessments.restart({ ...this.ids, ...(due !== undefined && { due }) })
    ensureSuccess(result, errorText)
  }

  async reset(email: string, errorText: string): Promise<void> {
    ensureSuccess(await this.client.assessments.resetProgress({ ...this.ids, email }), errorText)
  }

  bounced(): PagedList<BouncedUser> {
    return new PagedList<BouncedUser>(
      async (query, signal) => {
        const request = { ...this.ids, ...toPaging(query) }
        const { users, count } = await this.client.assessments.listBouncedUsers(request, { signal })
        return { rows: users, total: count }
      },
      {
        name: 'assessmentBounced',
        size: 10,
        order: 'name asc',
        fields: listSortableFields(assessments.listBouncedUsers),
      },
    )
  }

  countReminders(signal?: AbortSignal): Promise<ReminderCounts> {
    return this.client.assessments.countReminders(this.ids, { signal })
  }

  /** Without a selection, sends a reminder to everyone who hasn't finished. */
  remind(selection?: SelectionContext): Promise<RemindersSent> {
    const selectionParams = selection && { selection: toSelection(selection) }
    return this.client.assessments.sendReminders({ ...this.ids, ...selectionParams })
  }

  answersCsv(zone: string): Promise<Download> {
    return this.client.assessmentReports.answersCsv({ ...this.ids, zone })
  }

  detailedCsv(options: { token: string; zone: string }): Promise<Download> {
    return this.client.assessmentReports.detailedCsv({ ...this.ids, ...options })
  }

  fetchListsCsv(): Promise<Download> {
    return this.client.assessmentReports.lists({ ...this.ids, csv: '1' })
  }

  private get ids() {
    return { companyId: this.companyId, assessmentId: this.key }
  }
}

const hasChanged = (previous: Assessment, latest: Assessment): boolean =>
  JSON.stringify(previous) !== JSON.stringify(latest)

export class AssessmentCache extends LastStoreCache<[string], AssessmentStore> {
  constructor(company: CompanyStores) {
    super((key) => new AssessmentStore(company, key))
  }
}
