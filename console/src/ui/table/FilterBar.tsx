import FilterList from '@mui/icons-material/FilterList'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../ActionButton.tsx'
import { Tag } from '../Tag.tsx'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(1.5),
}))

/** A filter that is set, in words: 'Category: Phishing'. */
type Chip = { key: string; label: string; onRemove: () => void }

type Props = {
  /** How many filters are not as usual: `PagedList.filterCount`. */
  count: number
  chips: readonly Chip[]
  onClear: () => void
  /** The fields, shown when they are asked for. */
  children: ReactNode
}

/** The filters of a list: a button with their number, the fields below it, what is set as chips, and a way back. */
export function FilterBar({ count, chips, onClear, children }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Row>
        <ActionButton
          action={{
            key: 'filters',
            label: count > 0 ? t('ui.filtersSet', { count }) : t('ui.filters'),
            icon: <FilterList />,
            onRun: () => setOpen(!isOpen),
          }}
          expands={{ id, isOpen }}
        />
        {chips.map(({ key, label, onRemove }) => (
          <Tag key={key} label={label} onRemove={onRemove} />
        ))}
        {count > 0 && (
          <ActionButton action={{ key: 'clear', label: t('ui.clearFilters'), onRun: onClear }} look="text" />
        )}
      </Row>
      <section id={id} aria-label={t('ui.filters')} hidden={!isOpen}>
        {isOpen && <Fields>{children}</Fields>}
      </section>
    </div>
  )
}
