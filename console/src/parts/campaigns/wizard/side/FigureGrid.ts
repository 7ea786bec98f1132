import { styled } from '@mui/material/styles'
import { radiiPx, tabularNumbers, typeScale } from '../../../../ui/theme/tokens.ts'

export const FigureGrid = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  borderRadius: radiiPx.card,
  backgroundColor: theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

export const FigureCell = styled('div')(({ theme }) => ({
  flex: '1 1 calc(50% - 1px)',
  minWidth: 'min-content',
  minHeight: 84,
  padding: '10px 14px',
  backgroundColor: theme.vars.palette.background.paper,
  '& dt': { fontSize: typeScale.size.tiny, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd:last-of-type': { fontSize: typeScale.size.tiny, color: theme.vars.palette.text.secondary },
}))

export const LargeValue = styled('dd')({
  fontSize: typeScale.size.display,
  lineHeight: typeScale.line.display,
  fontWeight: typeScale.weight.semibold,
  letterSpacing: '-0.02em',
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
  ...tabularNumbers,
})
