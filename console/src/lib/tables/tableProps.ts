import { isRecoverable } from '../requests/failure.ts'
import type { Resource } from '../requests/Resource.ts'
import type { PagedList } from './PagedList.ts'

type LoadedResource = Pick<Resource<unknown>, 'error' | 'failure' | 'reload'>

export function toFailureProps(resource: LoadedResource) {
  const { error, failure } = resource
  return { error, onRetry: failure && isRecoverable(failure) ? () => void resource.reload() : undefined }
}

/** Call inside an observer. */
export function toResourceProps(
  resource: LoadedResource & Pick<Resource<unknown>, 'loading' | 'isFirstLoad'>,
) {
  return { loading: resource.loading || resource.isFirstLoad, ...toFailureProps(resource) }
}

/** Call inside an observer. */
export function toTableProps<Row, Filters>(list: PagedList<Row, Filters>) {
  return {
    memory: list.name,
    rows: list.rows,
    loading: list.isLoading,
    query: { search: list.search, filters: list.filters },
    ...toFailureProps(list),
    order: list.order,
    onOrder: (order: string) => void list.setOrder(order),
    paging: {
      page: list.page,
      size: list.size,
      total: list.total,
      onPage: (page: number) => void list.setPage(page),
      onSize: (size: number) => void list.setSize(size),
    },
  }
}

/** `rowId` must be the function that the table itself uses. */
export function toSelectionProps<Row, Filters>(list: PagedList<Row, Filters>, rowId: (row: Row) => string) {
  const { selection, rows, total } = list
  const pageIds = rows.map(rowId)
  return {
    selection: {
      selected: new Set(pageIds.filter((id) => selection.has(id))),
      count: selection.count(total),
      total,
      isEverything: selection.coversAll(pageIds, total),
      onToggle: selection.toggle,
      onTogglePage: selection.toggleAll,
      onEverything: selection.selectEverything,
      onClear: selection.clear,
    },
  }
}

type CountedList = Pick<PagedList<unknown>, 'total' | 'isLoading' | 'error'>

/** Null while the first rows load, undefined after a failure. */
export function getRowCount({ total, isLoading, error }: CountedList): number | null | undefined {
  if (error !== undefined) return undefined
  return isLoading && total === 0 ? null : total
}
