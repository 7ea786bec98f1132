import {
  type Client,
  type Report,
  type ReportCreate,
  type ReportSave,
  toReportSchedule,
} from '@heed/contracts'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { createLocalFetch } from '../../lib/tables/localPages.ts'
import { PagedList } from '../../lib/tables/PagedList.ts'
import type { TableQuery } from '../../lib/tables/tableAddress.ts'

type EmptyFilters = Record<never, never>

const tableOptions = {
  texts: ({ name }: Report) => [name],
  fields: {
    name: ({ name }: Report) => name || null,
    created: ({ created }: Report) => Date.parse(created),
  },
}

export class ReportsStore {
  readonly recurring = this.table('recurring', (report) => toReportSchedule(report) !== null)
  readonly snapshots = this.table('snapshots', (report) => toReportSchedule(report) === null)
  private readonly client: Client
  private readonly companyId: number
  private reportsRequest: Promise<readonly Report[]> | undefined

  constructor({ client, companyId }: CompanyStores) {
    this.client = client
    this.companyId = companyId
  }

  fetchReport(reportId: number): Promise<Report> {
    return this.client.reports.get({ companyId: this.companyId, reportId })
  }

  /** With `generate`, creates a snapshot that is generated immediately. */
  async create(report: ReportCreate): Promise<Report> {
    const { companyId } = this
    return (await this.client.reports.create({ companyId, ...report })).report
  }

  async update(reportId: number, report: ReportSave): Promise<Report> {
    const { companyId } = this
    return (await this.client.reports.update({ companyId, reportId, ...report })).report
  }

  async remove(reportId: number): Promise<void> {
    await this.client.reports.delete({ companyId: this.companyId, reportId })
  }

  async reload(): Promise<void> {
    await Promise.all([this.recurring.reload(), this.snapshots.reload()])
  }

  /** Reloads the reports without a loading state. */
  async refresh(): Promise<void> {
    await Promise.all([this.recurring.refresh(), this.snapshots.refresh()])
  }

  private table(prefix: string, isIncluded: (report: Report) => boolean): PagedList<Report> {
    const pages = createLocalFetch<Report, EmptyFilters>(
      async () => (await this.fetchAll()).filter(isIncluded),
      tableOptions,
    )
    return new PagedList<Report>((query: TableQuery<EmptyFilters>, signal) => pages(query, signal), {
      prefix,
      size: 5,
      order: 'created desc',
      fields: Object.keys(tableOptions.fields),
    })
  }

  /** Tables that load in parallel share one request. */
  private fetchAll(): Promise<readonly Report[]> {
    const { client, companyId } = this
    this.reportsRequest ??= client.reports
      .list({ companyId, order: 'created desc' })
      .then(({ reports }) => reports)
      .finally(() => {
        this.reportsRequest = undefined
      })
    return this.reportsRequest
  }
}
