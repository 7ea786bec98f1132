import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectArrowStyles } from '../theme/selectArrowStyles.ts'
import { radiiPx, sizesPx as scale, TOUCH_QUERY } from '../theme/tokens.ts'

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& select': {
    font: 'inherit',
    height: scale.controlSmall,
    padding: '0 24px 0 8px',
    borderRadius: radiiPx.control,
    border: '1px solid transparent',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.field,
    ...selectArrowStyles,
    '&:hover': { borderColor: theme.vars.palette.surface.borderStrong },
    [TOUCH_QUERY]: { height: scale.touch, fontSize: 16 },
  },
  // Otherwise, browsers would use the system's colours in the list.
  '& option': { backgroundColor: theme.vars.palette.surface.raised },
  '@container (max-width: 420px)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
}))

type Props = { size: number; sizes: readonly number[]; onSize: (size: number) => void }

export function PageSizeSelect({ size, sizes, onSize }: Props) {
  const { t } = useTranslation()
  const options = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b)
  return (
    <Label>
      <span>{t('ui.rowsPerPage')}</span>
      <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Label>
  )
}
