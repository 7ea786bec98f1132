import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Chip, FilterLine } from './FilterLine.tsx'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(1.5),
}))

type Props = {
  count: number
  chips: readonly Chip[]
  onClear: () => void
  children: ReactNode
}

export function FilterBar({ count, chips, onClear, children }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <FilterLine
        count={count}
        chips={chips}
        onClear={onClear}
        onOpen={() => setOpen(!isOpen)}
        expands={{ id, isOpen }}
      />
      <section id={id} aria-label={t('ui.filters')} hidden={!isOpen}>
        {isOpen && <Fields>{children}</Fields>}
      </section>
    </div>
  )
}
