import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CampaignFilters } from '../../../parts/campaigns/list/CampaignFilters.tsx'
import { rangeChip } from '../../../parts/campaigns/list/rangeChip.ts'
import type { Tab } from '../../../parts/campaigns/list/tabs.ts'
import { useFormats } from '../../../ui/formats.ts'
import type { AssessmentList, AssessmentFilters as Filters } from './AssessmentsStore.ts'
import { FilterDialog } from './dialogs.ts'

type Props = { list: AssessmentList; tab: Tab }

export const AssessmentFilters = observer(function AssessmentFilters({ list, tab }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { areas, delivery, due } = list.filters
  const set = (change: Partial<Filters>) => void list.setFilters({ ...list.filters, ...change })
  return (
    <CampaignFilters
      list={list}
      chips={[
        areas.length > 0 && {
          key: 'areas',
          label: `${t('assessments.areas')}: ${areas.join(', ')}`,
          onRemove: () => set({ areas: [] }),
        },
        rangeChip(t, formats, {
          key: 'delivery',
          label: t('assessments.delivery'),
          range: delivery,
          onRange: (range) => set({ delivery: range }),
        }),
        rangeChip(t, formats, {
          key: 'due',
          label: t('assessments.due'),
          range: due,
          onRange: (range) => set({ due: range }),
        }),
      ]}
      dialog={(filtering) => <FilterDialog tab={tab} {...filtering} />}
    />
  )
})
