import type { DayRange } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { dayDate } from '../../../lib/calendarFormats.ts'
import { cut } from '../../../lib/cut.ts'
import type { Formats } from '../../../lib/formats.ts'
import { ListsStore } from '../../../parts/lists/ListsStore.ts'
import { useFormats } from '../../../ui/formats.ts'
import { FilterLine } from '../../../ui/table/FilterLine.tsx'
import { FilterDialog } from './dialogs.ts'
import type { TrainingFilters as Filters, TrainingList } from './TrainingsStore.ts'
import type { Tab } from './tabs.ts'

/** Letters of a list's name among the trainings (READINGS A-70). */
const listCut = 16

type Props = { tab: Tab; list: TrainingList }

/** Opens the filters, and shows those that are set. */
export const TrainingFilters = observer(function TrainingFilters({ tab, list }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const lists = useCompanyStore(ListsStore)
  const [isOpen, setOpen] = useState(false)
  const { filters } = list
  const namesLists = filters.lists.length > 0
  useEffect(() => {
    if (namesLists) void lists.loadAll()
  }, [lists, namesLists])
  const set = (change: Partial<Filters>) => void list.setFilters({ ...list.filters, ...change })
  const nameOf = (id: number) =>
    cut(lists.choices.find((one) => one.id === id)?.name ?? `#${String(id)}`, listCut)
  const chips = [
    filters.status && {
      key: 'status',
      label: `${t('trainings.status')}: ${t(`campaigns.status.${filters.status}`)}`,
      onRemove: () => set({ status: null }),
    },
    isSet(filters.start) && {
      key: 'start',
      label: `${t('trainings.start')}: ${rangeText(t, formats, filters.start)}`,
      onRemove: () => set({ start: open }),
    },
    isSet(filters.end) && {
      key: 'end',
      label: `${t('trainings.end')}: ${rangeText(t, formats, filters.end)}`,
      onRemove: () => set({ end: open }),
    },
    namesLists && {
      key: 'lists',
      label: `${t('trainings.lists')}: ${filters.lists.map(nameOf).join(', ')}`,
      onRemove: () => set({ lists: [] }),
    },
  ].filter((chip) => chip !== null && chip !== false)
  return (
    <>
      <FilterLine
        count={list.filterCount}
        chips={chips}
        onClear={() => void list.clearFilters()}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <FilterDialog
          tab={tab}
          start={filters}
          onApply={(next) => {
            setOpen(false)
            void list.setFilters(next)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})

const open: DayRange = { from: null, to: null }
const isSet = ({ from, to }: DayRange): boolean => from !== null || to !== null

function rangeText(t: TFunction, formats: Formats, { from, to }: DayRange): string {
  const day = (one: string) => dayDate(formats, one)
  if (from === null) return to === null ? '' : t('trainings.until', { day: day(to) })
  return to === null ? t('trainings.from', { day: day(from) }) : `${day(from)} – ${day(to)}`
}
