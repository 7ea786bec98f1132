import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { getFrameStyles } from '../../../ui/theme/forcedColors.ts'
import { radiiPx, sizes, TOUCH_QUERY } from '../../../ui/theme/tokens.ts'

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: sizes.control,
  [TOUCH_QUERY]: { minHeight: sizes.touch },
  padding: '4px 12px 4px 8px',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.surface.borderStrong}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > span:last-child': { minWidth: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    ...getFrameStyles(theme.vars.palette.primary.main, 2),
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
