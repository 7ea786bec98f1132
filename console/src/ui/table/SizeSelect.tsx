import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& select': {
    font: 'inherit',
    height: 30,
    padding: '0 6px',
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.surface.borderStrong}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

type Props = { size: number; sizes: readonly number[]; onSize: (size: number) => void }

export function SizeSelect({ size, sizes, onSize }: Props) {
  const { t } = useTranslation()
  const offered = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <Label>
      {t('ui.rowsPerPage')}
      <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
        {offered.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Label>
  )
}
