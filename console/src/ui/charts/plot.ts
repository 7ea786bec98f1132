import { styled } from '@mui/material/styles'
import { typeScale as scale, tabularNumbers } from '../theme/tokens.ts'

/** Sizes in px, because the frame scales the whole drawing to the text size. */
export const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  fontSize: 12,
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
  '& text': {
    fontFamily: 'inherit',
    fontSize: 12,
    fill: theme.vars.palette.text.secondary,
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  '& [data-value]': {
    fontSize: 14,
    fontWeight: scale.weight.semibold,
    fill: theme.vars.palette.text.primary,
  },
}))

export const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 }
