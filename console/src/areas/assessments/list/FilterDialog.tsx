import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { noFilters } from '../../../lib/filters.ts'
import type { Filtering } from '../../../parts/campaigns/list/CampaignFilters.tsx'
import { FilterForm } from '../../../parts/campaigns/list/FilterForm.tsx'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { type AssessmentFilters, AssessmentsStore, codec } from './AssessmentsStore.ts'

/** What assessments are filtered by: what they ask about, when they are delivered and due, and whom they go to (S1 section 2). */
export const FilterDialog = observer(function FilterDialog({
  start,
  onApply,
  onClose,
}: Filtering<AssessmentFilters>) {
  const { t } = useTranslation()
  const store = useCompanyStore(AssessmentsStore)
  const [filters, setFilters] = useState(start)
  const set = (change: Partial<AssessmentFilters>) => setFilters({ ...filters, ...change })
  useEffect(() => void store.loadAreas(), [store])
  const { areas } = store
  return (
    <FilterForm
      title={t('assessments.filterTitle')}
      submitLabel={t('assessments.apply')}
      ranges={[
        {
          label: t('assessments.delivery'),
          value: filters.delivery,
          onChange: (range) => set({ delivery: range }),
        },
        { label: t('assessments.due'), value: filters.due, onChange: (range) => set({ due: range }) },
      ]}
      lists={filters.lists}
      onLists={(lists) => set({ lists })}
      onClear={() => setFilters(noFilters(codec))}
      onSubmit={() => onApply(filters)}
      onClose={onClose}
      error={areas.error}
    >
      <MultiSelectBox
        label={t('assessments.areas')}
        value={[...filters.areas]}
        choices={areas.value?.map(({ name }) => ({ value: name, label: name }))}
        onChange={(chosen) => set({ areas: chosen })}
      />
    </FilterForm>
  )
})
