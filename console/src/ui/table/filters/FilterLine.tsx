import FilterList from 'virtual:icon/FilterList'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../buttons/ActionButton.tsx'
import { FilterChip } from './FilterChip.tsx'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
})

export type Chip = { key: string; label: string; onRemove: () => void }

type Props = {
  count: number
  chips: readonly Chip[]
  onClear: () => void
  onOpen: () => void
  expands?: ComponentProps<typeof ActionButton>['expands']
}

export function FilterLine({ count, chips, onClear, onOpen, expands }: Props) {
  const { t } = useTranslation()
  const filters = {
    key: 'filters',
    label: count > 0 ? t('ui.filtersSet', { count }) : t('ui.filters'),
    icon: <FilterList />,
    onRun: onOpen,
  }
  return (
    <Row data-filters={count > 0 || undefined}>
      <ActionButton action={filters} isIconOnPhones={count === 0} {...(expands && { expands })} />
      {chips.map(({ key, label, onRemove }) => (
        <FilterChip key={key} label={label} onRemove={onRemove} />
      ))}
      {count > 0 && (
        <ActionButton
          action={{ key: 'clear', label: t('ui.clearFilters'), onRun: onClear }}
          look="text"
          size="small"
          flush
        />
      )}
    </Row>
  )
}
