import type { DayRange } from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { formatDayDate } from '../../../lib/dates/calendarFormats.ts'
import type { Formats } from '../../../lib/formats.ts'
import { createEmptyFilters } from '../../../lib/tables/filters.ts'
import { truncateText } from '../../../lib/truncateText.ts'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { FilterLine } from '../../../ui/table/filters/FilterLine.tsx'
import { ListsStore } from '../../lists/ListsStore.ts'
import type { BaseListKind } from './CampaignListKind.ts'
import { getDayRange, getFilterField, type SectionTables } from './CampaignListStore.ts'
import type { CampaignTab } from './tabs.ts'

const FilterDialog = createLazyOverlay(async () => (await import('./FilterDialog.tsx')).FilterDialog)

/** Maximum length of a list's name in a filter chip (C-18). */
const maxListNameLength = 16

type Props = {
  kind: BaseListKind
  tab: CampaignTab
  list: SectionTables['regular']
}

export const CampaignFilters = observer(function CampaignFilters({ kind, tab, list }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const lists = useCompanyStore(ListsStore)
  const [isOpen, setOpen] = useState(false)
  const { filters } = list
  const { codec, ownFilter, ranges } = kind
  const emptyFilters = createEmptyFilters(codec)
  const namesLists = filters.lists.length > 0
  useEffect(() => {
    if (namesLists) void lists.loadAll()
  }, [lists, namesLists])
  const getListName = (id: number) =>
    truncateText(lists.choices.find((item) => item.id === id)?.name ?? `#${String(id)}`, maxListNameLength)
  const selectedValues = getFilterField(kind, ownFilter.key).write(filters[ownFilter.key])
  const chips = [
    {
      key: ownFilter.key,
      label: ownFilter.label,
      text: selectedValues.length > 0 ? ownFilter.text(t, selectedValues) : '',
    },
    ...ranges.map(({ key, label }) => ({
      key,
      label,
      text: formatRange(t, formats, getDayRange(filters, key)),
    })),
    {
      key: 'lists' as const,
      label: 'campaigns.list.lists' as const,
      text: filters.lists.map(getListName).join(', '),
    },
  ]
  return (
    <>
      <FilterLine
        count={list.filterCount}
        chips={chips
          .filter(({ text }) => text !== '')
          .map(({ key, label, text }) => ({
            key,
            label: `${t(label)}: ${text}`,
            onRemove: () => void list.setFilters({ ...list.filters, [key]: emptyFilters[key] }),
          }))}
        onClear={() => void list.clearFilters()}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <FilterDialog
          kind={kind}
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

function formatRange(t: TFunction, formats: Formats, { from, to }: DayRange): string {
  const formatDay = (date: string) => formatDayDate(formats, date)
  if (from === null) return to === null ? '' : t('campaigns.list.until', { day: formatDay(to) })
  return to === null
    ? t('campaigns.list.from', { day: formatDay(from) })
    : `${formatDay(from)} – ${formatDay(to)}`
}
