import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { cut } from '../../../lib/cut.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { type Chip, FilterLine } from '../../../ui/table/filters/FilterLine.tsx'
import { ListsStore } from '../../lists/ListsStore.ts'

/** Maximum length of a list's name in a filter chip (C-18). */
const listCut = 16

type OnLists = { lists: readonly number[] }

export type Filtering<Filters> = {
  start: Filters
  onApply: (filters: Filters) => void
  onClose: () => void
}

type Props<Filters extends OnLists> = {
  list: Pick<PagedList<unknown, Filters>, 'filters' | 'filterCount' | 'setFilters' | 'clearFilters'>
  chips: readonly (Chip | false | null | undefined)[]
  dialog: (filtering: Filtering<Filters>) => ReactNode
}

export const CampaignFilters = observer(function CampaignFilters<Filters extends OnLists>({
  list,
  chips,
  dialog,
}: Props<Filters>) {
  const { t } = useTranslation()
  const lists = useCompanyStore(ListsStore)
  const [isOpen, setOpen] = useState(false)
  const { filters } = list
  const namesLists = filters.lists.length > 0
  useEffect(() => {
    if (namesLists) void lists.loadAll()
  }, [lists, namesLists])
  const nameOf = (id: number) =>
    cut(lists.choices.find((one) => one.id === id)?.name ?? `#${String(id)}`, listCut)
  const onLists = namesLists && {
    key: 'lists',
    label: `${t('campaigns.list.lists')}: ${filters.lists.map(nameOf).join(', ')}`,
    onRemove: () => void list.setFilters({ ...list.filters, lists: [] }),
  }
  return (
    <>
      <FilterLine
        count={list.filterCount}
        chips={[...chips, onLists].filter((chip) => chip !== null && chip !== undefined && chip !== false)}
        onClear={() => void list.clearFilters()}
        onOpen={() => setOpen(true)}
      />
      {isOpen &&
        dialog({
          start: filters,
          onApply: (next) => {
            setOpen(false)
            void list.setFilters(next)
          },
          onClose: () => setOpen(false),
        })}
    </>
  )
})
