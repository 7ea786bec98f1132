import {
  type Client,
  type Download,
  executionStatus,
  listSortableFields,
  type Report,
  type ReportExecution,
  reportFileType,
} from '@heed/contracts'
import { reports } from '@heed/contracts/endpoints/campaigns/reports'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { LastStoreCache } from '../../../lib/requests/LastShown.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'

const MAX_EXECUTIONS = 20

export type FileKind = keyof typeof reportFileType

export class ReportStore {
  readonly reportId: number
  readonly info = new Resource<Report>()
  readonly executions: PagedList<ReportExecution>
  private readonly client: Client
  private readonly companyId: number

  constructor({ client, companyId }: CompanyStores, reportId: number) {
    this.client = client
    this.companyId = companyId
    this.reportId = reportId
    this.executions = new PagedList<ReportExecution>(
      async ({ page, size, order }, signal) => {
        const { executions, count } = await client.reports.listExecutions(
          { companyId, reportId, p: page, n: size, order },
          { signal },
        )
        return { rows: executions, total: count }
      },
      { prefix: 'runs', size: 5, order: 'id desc', fields: listSortableFields(reports.listExecutions) },
    )
  }

  load(): Promise<void> {
    const { client, companyId, reportId } = this
    return this.info.load((signal) => client.reports.get({ companyId, reportId }, { signal }), 'info')
  }

  async follow(): Promise<void> {
    await Promise.all([this.info.refresh(), this.executions.refresh()])
  }

  async latest(signal: AbortSignal): Promise<ReportExecution | undefined> {
    const { client, companyId, reportId } = this
    const { executions } = await client.reports.listExecutions(
      { companyId, reportId, p: 0, n: MAX_EXECUTIONS, order: 'id desc' },
      { signal },
    )
    return executions.find(({ status }) => status === executionStatus.succeeded)
  }

  pdf(executionId: number, options: { token: string; zone: string }, signal: AbortSignal): Promise<Download> {
    const { companyId, reportId } = this
    return this.client.reports.downloadPdf({ companyId, reportId, executionId, ...options }, { signal })
  }

  file(kind: FileKind, executionId: number, options: { token: string; zone: string }): Promise<Download> {
    const { companyId, reportId } = this
    const request = { companyId, reportId, executionId, ...options }
    return kind === 'pdf'
      ? this.client.reports.downloadPdf(request)
      : this.client.reports.downloadCsv(request)
  }

  async makeFile(executionId: number, kind: FileKind): Promise<void> {
    const { client, companyId, reportId } = this
    const fileType = reportFileType[kind]
    await client.reports.generateExecutionFile({ companyId, reportId, executionId, fileType })
    await this.executions.refresh()
  }
}

export class ReportStoreCache extends LastStoreCache<[number], ReportStore> {
  constructor(company: CompanyStores) {
    super((reportId) => new ReportStore(company, reportId))
  }
}
