import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { noFilters } from '../../../lib/tables/filters.ts'
import type { Filtering } from '../../../parts/campaigns/list/CampaignFilters.tsx'
import { FilterForm } from '../../../parts/campaigns/list/FilterForm.tsx'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useListCommand } from '../../../parts/campaigns/list/useListCommand.ts'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { askedBy, codec, statuses, statusOf, type TrainingFilters } from './TrainingsStore.ts'

type Props = Filtering<TrainingFilters> & { tab: Tab }

export const FilterDialog = observer(function FilterDialog({ tab, start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const [filters, setFilters] = useState(start)
  const set = (change: Partial<TrainingFilters>) => setFilters({ ...filters, ...change })
  const { zone } = useFormats()
  const read = useCallback(
    async (chosen: TrainingFilters) => {
      const status = statusOf(tab, chosen)
      return { d: 1, ...(status !== undefined && { status }), ...(await askedBy(chosen, zone)) }
    },
    [tab, zone],
  )
  const command = useListCommand('trainings.list', filters, read)
  const offered = statuses.filter((status) => status !== 'draft' || session.isAdmin)
  return (
    <FilterForm
      title={t('trainings.filterTitle')}
      submitLabel={t('trainings.apply')}
      ranges={[
        { label: t('trainings.start'), value: filters.start, onChange: (range) => set({ start: range }) },
        { label: t('trainings.end'), value: filters.end, onChange: (range) => set({ end: range }) },
      ]}
      lists={filters.lists}
      onLists={(lists) => set({ lists })}
      onClear={() => setFilters(noFilters(codec))}
      onSubmit={() => onApply(filters)}
      onClose={onClose}
      command={command}
    >
      {tab === 'all' && (
        <SelectBox
          label={t('campaigns.list.status')}
          value={filters.status ?? ''}
          options={[
            { value: '', label: t('ui.any') },
            ...offered.map((value) => ({ value, label: t(`campaigns.status.${value}`) })),
          ]}
          onChange={(value) => set({ status: codec.status.read([value]) })}
        />
      )}
    </FilterForm>
  )
})
