import type { PpvLogRecord, PpvPackageRow, PpvTransactionRow, SeededRows, SnippetRow } from '@heed/fixtures'
import type { Collection, CreateCollection } from '../../store/Collection.ts'
import { GroupIndex } from '../../store/Groups.ts'

export interface PlayRow {
  id: string
  companyId: number
  subjectId: number
  language: string
  apiKey: string
  location: string | null
  uid: string | null
  clientIp: string
  viewed: boolean
}

export class Embed {
  readonly packages: Collection<PpvPackageRow>
  readonly transactions: Collection<PpvTransactionRow>
  readonly log: Collection<PpvLogRecord>
  readonly snippets: Collection<SnippetRow>
  readonly plays: Collection<PlayRow>

  readonly transactionsByCompany = new GroupIndex<PpvTransactionRow>(({ companyId }) => companyId)
  readonly logByCompany = new GroupIndex<PpvLogRecord>(({ companyId }) => companyId)

  constructor(collect: CreateCollection, seededRows: SeededRows) {
    this.packages = collect('ppvPackages', seededRows.ppvPackages)
    this.transactions = collect('ppvTransactions', seededRows.ppvTransactions, this.transactionsByCompany)
    this.log = collect('ppvLog', seededRows.ppvLog, this.logByCompany)
    this.snippets = collect('snippets', seededRows.snippets)
    this.plays = collect<PlayRow>('plays', [])
  }
}
