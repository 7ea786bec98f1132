import { campaignStatus } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { noFilters } from '../../../lib/tables/filters.ts'
import type { Filtering } from '../../../parts/campaigns/list/CampaignFilters.tsx'
import { FilterForm } from '../../../parts/campaigns/list/FilterForm.tsx'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useListCommand } from '../../../parts/campaigns/list/useListCommand.ts'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { type AssessmentFilters, AssessmentsStore, askedBy, codec } from './AssessmentsStore.ts'

type Props = Filtering<AssessmentFilters> & { tab: Tab }

export const FilterDialog = observer(function FilterDialog({ tab, start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const store = useCompanyStore(AssessmentsStore)
  const [filters, setFilters] = useState(start)
  const set = (change: Partial<AssessmentFilters>) => setFilters({ ...filters, ...change })
  useEffect(() => void store.loadAreas(), [store])
  const { areas } = store
  const { zone } = useFormats()
  const read = useCallback(
    async (chosen: AssessmentFilters) => ({
      d: 1,
      ...(tab !== 'all' && { status: campaignStatus[tab] }),
      ...(await askedBy(chosen, zone)),
    }),
    [tab, zone],
  )
  const command = useListCommand('assessments.list', filters, read)
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
      command={command}
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
