import { type DayRange, dayRangeProblems } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { dayDate } from '../../../lib/dates/calendarFormats.ts'
import { ids } from '../../../lib/tables/filters.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { MultiSelectBox } from '../../../ui/form/choice/MultiSelectBox.tsx'
import { DateRangeBox } from '../../../ui/form/dates/DateRangeBox.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { ListsStore } from '../../lists/ListsStore.ts'

type Props = {
  title: string
  submitLabel: string
  ranges: readonly { label: string; value: DayRange; onChange: (range: DayRange) => void }[]
  lists: readonly number[]
  onLists: (lists: readonly number[]) => void
  onClear: () => void
  onSubmit: () => void
  onClose: () => void
  command: string | undefined
  error?: string | undefined
  children?: ReactNode
}

export const FilterForm = observer(function FilterForm({
  title,
  submitLabel,
  ranges,
  lists: chosen,
  onLists,
  onClear,
  onSubmit,
  onClose,
  command,
  error,
  children,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock } = useRoot()
  const lists = useCompanyStore(ListsStore)
  const [now] = useState(() => clock.now().toISOString())
  useEffect(() => void lists.loadAll(), [lists])
  const problem = ranges
    .map(({ value }) => dayRangeProblems(value, (day) => dayDate(formats, day)))
    .map(({ from, to }) => from ?? to)
    .find((text) => text !== null)
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      command={problem === undefined ? command : undefined}
      disabledReason={problem ?? undefined}
      error={lists.all.error ?? error}
      footer={
        <ActionButton action={{ key: 'clear', label: t('ui.clearFilters'), onRun: onClear }} look="text" />
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onSubmit()
      }}
      onClose={onClose}
    >
      {children}
      {ranges.map(({ label, value, onChange }) => (
        <DateRangeBox
          key={label}
          zone={formats.zone}
          now={now}
          label={label}
          value={value}
          onChange={onChange}
        />
      ))}
      <MultiSelectBox
        label={t('campaigns.list.lists')}
        value={chosen.map(String)}
        choices={lists.all.value?.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(texts) => onLists(ids.read(texts))}
      />
    </FormDialog>
  )
})
