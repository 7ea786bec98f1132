import { styled } from '@mui/material/styles'
import { radiiPx, typeScale } from '../../../src/ui/theme/tokens.ts'

export const StepList = styled('ol')({
  display: 'grid',
  gap: 4,
  margin: '12px 0 16px',
  padding: 0,
  counterReset: 'step',
})

export const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 12,
  padding: '8px 12px',
  borderRadius: radiiPx.control,
  listStyle: 'none',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    color: theme.vars.palette.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  '&[aria-current]': { backgroundColor: theme.vars.palette.soft.primary },
  '& strong': { fontWeight: typeScale.weight.medium },
  '& p': { margin: '2px 0 0', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '16px minmax(0, 1fr)',
    padding: '8px 4px',
    '& > button': { gridColumn: 2, justifySelf: 'start', marginLeft: -8 },
  },
}))
