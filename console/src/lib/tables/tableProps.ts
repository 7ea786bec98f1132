import { isRecoverable } from '../requests/failure.ts'
import type { Resource } from '../requests/Resource.ts'
import type { PagedList } from './PagedList.ts'

type Loaded = Pick<Resource<unknown>, 'error' | 'failure' | 'reload'>

export function failureProps(loaded: Loaded) {
  const { error, failure } = loaded
  return { error, onRetry: failure && isRecoverable(failure) ? () => void loaded.reload() : undefined }
}

/** Call inside an observer. */
export function resourceProps(resource: Loaded & Pick<Resource<unknown>, 'loading' | 'isFirstLoad'>) {
  return { loading: resource.loading || resource.isFirstLoad, ...failureProps(resource) }
}

/** Call inside an observer. */
export function tableProps<Row, Filters>(list: PagedList<Row, Filters>) {
  return {
    rows: list.rows,
    loading: list.isLoading,
    ...failureProps(list),
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
export function selectionProps<Row, Filters>(list: PagedList<Row, Filters>, rowId: (row: Row) => string) {
  const { selection, rows, total } = list
  const ids = rows.map(rowId)
  return {
    selection: {
      selected: new Set(ids.filter((id) => selection.has(id))),
      count: selection.count(total),
      total,
      isEverything: selection.isEverythingOf(ids, total),
      onToggle: selection.toggle,
      onTogglePage: selection.toggleAll,
      onEverything: selection.selectEverything,
      onClear: selection.clear,
    },
  }
}

export function getRowCount<Row, Filters>({
  total,
  isLoading,
  error,
}: PagedList<Row, Filters>): number | undefined {
  return error !== undefined || (isLoading && total === 0) ? undefined : total
}
