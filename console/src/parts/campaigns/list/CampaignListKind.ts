import type { CampaignStatus, StatusCounts } from '@heed/contracts'
import type { ParseKeys, TFunction } from 'i18next'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { Formats } from '../../../lib/formats.ts'
import type { FiltersCodec } from '../../../lib/tables/filters.ts'
import type { Columns, RowData } from '../../../ui/table/columns.ts'
import type { SpanningCell } from '../../../ui/table/types.ts'
import type { ActionableCampaign, CampaignKindConfig } from '../CampaignKindConfig.ts'
import type { CampaignTab } from './tabs.ts'

export type CampaignRow = ActionableCampaign & RowData

export type ListFilters = { lists: readonly number[] }

export type ListSection = 'regular' | 'packaged'

export type ListQuery = {
  p: number
  n: number
  order?: string
  filter?: string
  status?: CampaignStatus
  listId?: number[]
  packaged?: number
}

type ColumnsFactory<Row extends RowData> = (t: TFunction, formats: Formats, isNarrow: boolean) => Columns<Row>

interface KindFilter<Filters> {
  key: keyof Filters & string
  label: ParseKeys
  isOffered: (tab: CampaignTab) => boolean
  text: (t: TFunction, values: readonly string[]) => string
  toQuery: (filters: Filters) => object
  status?: (filters: Filters) => Exclude<CampaignTab, 'all'> | 'scheduled' | null
  choices:
    | {
        isMultiple: false
        getOptions: (t: TFunction, isAdmin: boolean) => readonly { value: string; label: string }[]
      }
    | {
        isMultiple: true
        load: (company: CompanyStores, signal: AbortSignal) => Promise<readonly { name: string }[]>
      }
}

export interface CampaignListKind<Row extends CampaignRow, Filters extends ListFilters> {
  campaign: CampaignKindConfig<Row>
  operation: string
  list: (
    company: CompanyStores,
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; count: number; counts?: StatusCounts | undefined }>
  orders: readonly { field: string; label: ParseKeys }[]
  codec: FiltersCodec<Filters>
  filterTitle: ParseKeys
  filterSubmit: ParseKeys
  ownFilter: KindFilter<Filters>
  /** `query` is the prefix of the query parameters for the two ends of a range. */
  ranges: readonly { key: keyof Filters & string; query: string; label: ParseKeys }[]
  columns: ColumnsFactory<Row>
  state: (row: Row, t: TFunction, formats: Formats) => SpanningCell | undefined
  /** Second table, for packaged campaigns; if there is one, both tables have headings. */
  packaged?: {
    label: ParseKeys
    columns: ColumnsFactory<Row>
    heading: (t: TFunction, section: ListSection, n: string) => string
  }
  csvHeads: readonly string[]
  csvCells: (row: Row) => readonly (string | number | null)[]
  noCampaignsTexts: { title: ParseKeys; text: ParseKeys; viewerText: ParseKeys }
  getEmptyTabText: (t: TFunction, tab: CampaignTab, section: ListSection) => string
  getNotFoundText: (t: TFunction, section: ListSection) => string
  getShownText: (t: TFunction, shown: { n: number; count: number }) => string
}

/** The shared code accesses filters by field name, so it doesn't need each kind's types. */
export type BaseListFilters = ListFilters & Record<string, unknown>

export type BaseListKind = CampaignListKind<CampaignRow, BaseListFilters>

export const defineListKind = <Row extends CampaignRow, Filters extends ListFilters>(
  kind: CampaignListKind<Row, Filters>,
): BaseListKind => kind as unknown as BaseListKind
