import {
  type Assessment,
  type AssessmentListRow,
  type BouncedUser,
  type Client,
  type Download,
  type KeyBehaviourRow,
  type ListThreatAreaScores,
  type ReminderCounts,
  type ReminderOverviewRow,
  type RemindersSent,
  type RiskInsight,
  type ScenarioRow,
  sortableBy,
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
    return this.info.load((signal) => this.client.assessments.get(this.named, { signal }), 'info')
  }

  async loadOverview(): Promise<void> {
    await Promise.all([this.loadInsights(), this.loadListScores(), this.loadLists()])
  }

  loadInsights(): Promise<void> {
    return this.insights.load(
      async (signal) => (await this.client.assessmentReports.riskInsights(this.named, { signal })).insights,
      'insights',
    )
  }

  loadListScores(): Promise<void> {
    return this.listScores.load(
      async (signal) => (await this.client.assessmentReports.listScores(this.named, { signal })).lists,
      'listScores',
    )
  }

  loadLists(): Promise<void> {
    return this.lists.load(
      async (signal) => (await this.client.assessmentReports.employees(this.named, { signal })).lists,
      'lists',
    )
  }

  loadAreas(): Promise<void> {
    return this.areas.load(
      async (signal) => (await this.client.assessmentReports.threatAreas(this.named, { signal })).threatAreas,
      'areas',
    )
  }

  area(threatAreaCode: string): Resource<ThreatAreaDetail> {
    const known = this.details.get(threatAreaCode) ?? new Resource<ThreatAreaDetail>()
    this.details.set(threatAreaCode, known)
    return known
  }

  loadArea(threatAreaCode: string): Promise<void> {
    const asked = { ...this.named, threatAreaCode }
    return this.area(threatAreaCode).load(
      (signal) => this.client.assessmentReports.threatAreaDetail(asked, { signal }),
      'area',
    )
  }

  /** Includes only threat areas that were opened so far. */
  get behaviours(): readonly KeyBehaviourRow[] {
    return [...this.details.values()].flatMap(({ value }) => value?.keyBehaviours ?? [])
  }

  loadScenarios(): Promise<void> {
    return this.scenarios.load(
      async (signal) => (await this.client.assessmentReports.questions(this.named, { signal })).questions,
      'scenarios',
    )
  }

  loadReminders(): Promise<void> {
    return this.reminders.load(
      async (signal) => (await this.client.assessments.remindersOverview(this.named, { signal })).reminders,
      'reminders',
    )
  }

  /** Reloads figures only after a change. Ignores failures unless the assessment was deleted. */
  async follow(): Promise<void> {
    const { info, client } = this
    const shown = info.value
    if (!shown || info.loading) return
    try {
      const now = await client.assessments.get(this.named)
      if (info.value === shown && !info.loading && hasChanged(shown, now)) {
        info.set(now)
        await this.readFigures()
      }
    } catch (thrown) {
      if (toFailure(thrown).kind === 'notFound') await this.load()
    }
  }

  /** Cancels requests that were sent before the change. */
  async readAgain(): Promise<void> {
    this.info.cancel()
    await Promise.all([this.load(), this.readFigures()])
  }

  private async readFigures(): Promise<void> {
    const { insights, listScores, lists, areas, scenarios, reminders } = this
    const figures: readonly Resource<unknown>[] = [
      ...[insights, listScores, lists, areas, scenarios, reminders],
      ...this.details.values(),
    ]
    await Promise.all([...figures.map((figure) => figure.reload()), this.employees.table.refresh()])
  }

  async rename(name: string): Promise<string> {
    const result = await this.client.assessments.rename({ ...this.named, name })
    return ensureSuccess(result, '').assessment?.name ?? name
  }

  async delete(otherwise: string): Promise<void> {
    ensureSuccess(await this.client.assessments.delete(this.named), otherwise)
  }

  async restart(due: string | undefined, otherwise: string): Promise<void> {
    const result = await this.client.assessments.restart({ ...this.named, ...(due !== undefined && { due }) })
    ensureSuccess(result, otherwise)
  }

  async reset(email: string, otherwise: string): Promise<void> {
    ensureSuccess(await this.client.assessments.resetProgress({ ...this.named, email }), otherwise)
  }

  bounced(): PagedList<BouncedUser> {
    return new PagedList<BouncedUser>(
      async (query, signal) => {
        const asked = { ...this.named, ...toPaging(query) }
        const { users, count } = await this.client.assessments.listBouncedUsers(asked, { signal })
        return { rows: users, total: count }
      },
      { size: 10, order: 'name asc', fields: sortableBy(assessments.listBouncedUsers) },
    )
  }

  countReminders(signal?: AbortSignal): Promise<ReminderCounts> {
    return this.client.assessments.countReminders(this.named, { signal })
  }

  /** Without a selection, sends a reminder to everyone who hasn't finished. */
  remind(selection?: SelectionContext): Promise<RemindersSent> {
    const chosen = selection && { selection: toSelection(selection) }
    return this.client.assessments.sendReminders({ ...this.named, ...chosen })
  }

  answersCsv(zone: string): Promise<Download> {
    return this.client.assessmentReports.answersCsv({ ...this.named, zone })
  }

  detailedCsv(given: { token: string; zone: string }): Promise<Download> {
    return this.client.assessmentReports.detailedCsv({ ...this.named, ...given })
  }

  listsCsv(): Promise<Download> {
    return this.client.assessmentReports.lists({ ...this.named, csv: '1' })
  }

  private get named() {
    return { companyId: this.companyId, assessmentId: this.key }
  }
}

const hasChanged = (shown: Assessment, now: Assessment): boolean =>
  JSON.stringify(shown) !== JSON.stringify(now)

export class ShownAssessment extends LastStoreCache<[string], AssessmentStore> {
  constructor(company: CompanyStores) {
    super((key) => new AssessmentStore(company, key))
  }
}
