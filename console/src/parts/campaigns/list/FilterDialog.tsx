import { getDayRangeProblems } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { formatDayDate } from '../../../lib/dates/calendarFormats.ts'
import { createEmptyFilters, idsFilter } from '../../../lib/tables/filters.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { DateRangeBox } from '../../../ui/form/dates/DateRangeBox.tsx'
import { SelectBox } from '../../../ui/form/SelectBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { ListsStore } from '../../lists/ListsStore.ts'
import type { BaseListFilters, BaseListKind } from './CampaignListKind.ts'
import {
  CampaignListStores,
  getDayRange,
  getFilterField,
  toFilterQuery,
  toStatusQuery,
} from './CampaignListStore.ts'
import type { CampaignTab } from './tabs.ts'

type Props = {
  kind: BaseListKind
  tab: CampaignTab
  start: BaseListFilters
  onApply: (filters: BaseListFilters) => void
  onClose: () => void
}

export const FilterDialog = observer(function FilterDialog({ kind, tab, start, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const store = useCompanyStore(CampaignListStores).get(kind)
  const lists = useCompanyStore(ListsStore)
  const [now] = useState(() => clock.now().toISOString())
  const [filters, setFilters] = useState(start)
  const set = (change: Partial<BaseListFilters>) => setFilters({ ...filters, ...change })
  const command = useListCommand(kind, tab, filters)
  useEffect(() => void lists.loadAll(), [lists])
  useEffect(() => void store.loadChoices(), [store])
  const problem = kind.ranges
    .map(({ key }) => getDayRangeProblems(getDayRange(filters, key), (day) => formatDayDate(formats, day)))
    .map(({ from, to }) => from ?? to)
    .find((text) => text !== null)
  const clearAction = {
    key: 'clear',
    label: t('ui.clearFilters'),
    onRun: () => setFilters(createEmptyFilters(kind.codec)),
  }
  return (
    <FormDialog
      open
      title={t(kind.filterTitle)}
      submitLabel={t(kind.filterSubmit)}
      command={problem === undefined ? command : undefined}
      disabledReason={problem ?? undefined}
      error={lists.all.error ?? store.choices.error}
      footer={<ActionButton action={clearAction} look="text" flush />}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onApply(filters)
      }}
      onClose={onClose}
    >
      {kind.ownFilter.isOffered(tab) && <KindFilterField kind={kind} filters={filters} set={set} />}
      {kind.ranges.map(({ key, label }) => (
        <DateRangeBox
          key={key}
          zone={formats.zone}
          now={now}
          label={t(label)}
          value={getDayRange(filters, key)}
          onChange={(range) => setFilters({ ...filters, [key]: range })}
        />
      ))}
      <MultiSelectBox
        label={t('campaigns.list.lists')}
        value={filters.lists.map(String)}
        choices={lists.all.value?.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(texts) => setFilters({ ...filters, lists: idsFilter.read(texts) })}
      />
    </FormDialog>
  )
})

type FieldProps = {
  kind: BaseListKind
  filters: BaseListFilters
  set: (change: Partial<BaseListFilters>) => void
}

const KindFilterField = observer(function OwnField({ kind, filters, set }: FieldProps) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const store = useCompanyStore(CampaignListStores).get(kind)
  const { key, label, choices } = kind.ownFilter
  const field = getFilterField(kind, key)
  const selectedValues = field.write(filters[key])
  const change = (texts: readonly string[]) => set({ [key]: field.read(texts) })
  return choices.isMultiple ? (
    <MultiSelectBox
      label={t(label)}
      value={[...selectedValues]}
      choices={store.choices.value?.map(({ name }) => ({ value: name, label: name }))}
      onChange={change}
    />
  ) : (
    <SelectBox
      label={t(label)}
      value={selectedValues[0] ?? ''}
      options={[{ value: '', label: t('ui.any') }, ...choices.getOptions(t, isAdmin)]}
      onChange={(value) => change([value])}
    />
  )
})

function useListCommand(kind: BaseListKind, tab: CampaignTab, filters: BaseListFilters): string | undefined {
  const { company_id: companyId } = useCompany()
  const { zone } = useFormats()
  const [command, setCommand] = useState<string | undefined>(undefined)
  useEffect(() => {
    let isCurrent = true
    void toFilterQuery(kind, filters, zone).then((filterQuery) => {
      const listQuery = { companyId, d: 1, ...toStatusQuery(kind, tab, filters), ...filterQuery }
      if (isCurrent) setCommand(formatCallCommand(kind.operation, listQuery))
    })
    return () => {
      isCurrent = false
    }
  }, [kind, tab, companyId, filters, zone])
  return command
}
