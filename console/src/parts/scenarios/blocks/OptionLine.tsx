import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radiiPx, sizesPx, TOUCH_QUERY } from '../../../ui/theme/tokens.ts'

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: sizesPx.control,
  [TOUCH_QUERY]: { minHeight: sizesPx.touch },
  padding: '4px 12px 4px 8px',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.surface.borderStrong}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span:last-child': { minWidth: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}))

type Props = {
  type: 'radio' | 'checkbox'
  name: string
  checked: boolean
  onChange: () => void
  children: ReactNode
}

export function OptionLine({ type, name, checked, onChange, children }: Props) {
  const Control = type === 'radio' ? Radio : Checkbox
  return (
    <Line>
      <Control size="small" name={name} checked={checked} onChange={() => onChange()} />
      <span>{children}</span>
    </Line>
  )
}
