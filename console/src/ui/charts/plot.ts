import { styled } from '@mui/material/styles'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'

export const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  fontSize: scale.size.tiny,
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
  '& text': {
    fontFamily: 'inherit',
    fontSize: scale.size.tiny,
    fill: theme.vars.palette.text.secondary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& [data-value]': {
    fontSize: scale.size.body,
    fontWeight: scale.weight.semibold,
    fill: theme.vars.palette.text.primary,
  },
}))

export const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 }
