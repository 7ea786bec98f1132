import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius } from '../../ui/theme/tokens.ts'

const Skip = styled('button')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: 500,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

type Props = { children: ReactNode; onSkip: () => void }

export function SkipLink({ children, onSkip }: Props) {
  return (
    <Skip type="button" onClick={onSkip}>
      {children}
    </Skip>
  )
}
