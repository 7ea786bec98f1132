import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { SelectBox } from '../../form/SelectBox.tsx'
import { FilterBar } from './FilterBar.tsx'

type ChoiceFilter<Filters> = {
  name: keyof Filters & string
  label: string
  choices: readonly { value: string; label: string }[]
}

type FilteredList<Filters> = Pick<
  PagedList<unknown, Filters>,
  'place' | 'filters' | 'filterCount' | 'setFilters' | 'clearFilters'
>

type Props<Filters> = { list: FilteredList<Filters>; fields: readonly ChoiceFilter<Filters>[] }

export const ChoiceFilters = observer(function ChoiceFilters<Filters>({ list, fields }: Props<Filters>) {
  const { t } = useTranslation()
  const { codec } = list.place
  const set = (name: keyof Filters, ...texts: readonly string[]) =>
    void list.setFilters({ ...list.filters, [name]: codec[name].read(texts) })
  const activeFilters = fields.map((field) => {
    const [value = ''] = codec[field.name].write(list.filters[field.name])
    return { ...field, value, onRemove: () => set(field.name) }
  })
  const chips = activeFilters.flatMap(({ name, label, choices, value, onRemove }) => {
    const choice = choices.find((candidate) => candidate.value === value)
    return choice ? [{ key: name, label: `${label}: ${choice.label}`, onRemove }] : []
  })
  return (
    <FilterBar count={list.filterCount} chips={chips} onClear={() => void list.clearFilters()}>
      {activeFilters.map(({ name, label, choices, value }) => (
        <SelectBox
          key={name}
          label={label}
          value={value}
          options={[{ value: '', label: t('ui.any') }, ...choices]}
          onChange={(next) => set(name, ...(next === '' ? [] : [next]))}
        />
      ))}
    </FilterBar>
  )
})
