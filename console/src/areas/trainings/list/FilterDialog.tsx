import { dayRangeProblems } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { dayDate } from '../../../lib/calendarFormats.ts'
import { noFilters } from '../../../lib/filters.ts'
import { ListsStore } from '../../../parts/lists/ListsStore.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { DateRangeBox } from '../../../ui/form/dates/DateRangeBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { codec, statuses, type TrainingFilters } from './TrainingsStore.ts'
import type { Tab } from './tabs.ts'

type Props = {
  tab: Tab
  start: TrainingFilters
  onApply: (filters: TrainingFilters) => void
  onClose: () => void
}

/** What trainings are filtered by: where they stand, when they begin and end, and whom they go to (S1 section 2). */
export const FilterDialog = observer(function FilterDialog({ tab, start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock, session } = useRoot()
  const lists = useCompanyStore(ListsStore)
  const [filters, setFilters] = useState(start)
  const [now] = useState(() => clock.now().toISOString())
  useEffect(() => void lists.loadAll(), [lists])
  const set = (change: Partial<TrainingFilters>) => setFilters({ ...filters, ...change })
  const problem = [filters.start, filters.end]
    .map((range) => dayRangeProblems(range, (day) => dayDate(formats, day)))
    .map(({ from, to }) => from ?? to)
    .find((text) => text !== null)
  const offered = statuses.filter((status) => status !== 'draft' || session.isAdmin)
  const zoned = { zone: formats.zone, now }
  return (
    <FormDialog
      open
      title={t('trainings.filterTitle')}
      submitLabel={t('trainings.apply')}
      disabledReason={problem ?? undefined}
      error={lists.all.error}
      footer={
        <ActionButton
          action={{ key: 'clear', label: t('ui.clearFilters'), onRun: () => setFilters(noFilters(codec)) }}
          look="text"
        />
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onApply(filters)
      }}
      onClose={onClose}
    >
      {tab === 'all' && (
        <SelectBox
          label={t('trainings.status')}
          value={filters.status ?? ''}
          options={[
            { value: '', label: t('ui.any') },
            ...offered.map((value) => ({ value, label: t(`campaigns.status.${value}`) })),
          ]}
          onChange={(value) => set({ status: codec.status.read([value]) })}
        />
      )}
      <DateRangeBox
        {...zoned}
        label={t('trainings.start')}
        value={filters.start}
        onChange={(range) => set({ start: range })}
      />
      <DateRangeBox
        {...zoned}
        label={t('trainings.end')}
        value={filters.end}
        onChange={(range) => set({ end: range })}
      />
      <MultiSelectBox
        label={t('trainings.lists')}
        value={filters.lists.map(String)}
        choices={lists.all.value?.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(chosen) => set({ lists: codec.lists.read(chosen) })}
      />
    </FormDialog>
  )
})
