import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CampaignFilters } from '../../../parts/campaigns/list/CampaignFilters.tsx'
import { rangeChip } from '../../../parts/campaigns/list/rangeChip.ts'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useFormats } from '../../../ui/formats.ts'
import { FilterDialog } from './dialogs.ts'
import type { TrainingFilters as Filters, TrainingList } from './TrainingsStore.ts'

type Props = { tab: Tab; list: TrainingList }

export const TrainingFilters = observer(function TrainingFilters({ tab, list }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { status, start, end } = list.filters
  const set = (change: Partial<Filters>) => void list.setFilters({ ...list.filters, ...change })
  return (
    <CampaignFilters
      list={list}
      chips={[
        status && {
          key: 'status',
          label: `${t('campaigns.list.status')}: ${t(`campaigns.status.${status}`)}`,
          onRemove: () => set({ status: null }),
        },
        rangeChip(t, formats, {
          key: 'start',
          label: t('trainings.start'),
          range: start,
          onRange: (range) => set({ start: range }),
        }),
        rangeChip(t, formats, {
          key: 'end',
          label: t('trainings.end'),
          range: end,
          onRange: (range) => set({ end: range }),
        }),
      ]}
      dialog={(filtering) => <FilterDialog tab={tab} {...filtering} />}
    />
  )
})
