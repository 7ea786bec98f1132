import { styled } from '@mui/material/styles'

/**
 * The one style of drawing: flat round shapes in the colours of the brand and the theme. A shape says what it is
 * made of by its class: `paper`, `soft`, `brand`, `fill` (a quiet area), `line` and `ink` (strokes), `warm`, `good`.
 */
export const Picture = styled('svg')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'block',
    maxWidth: '100%',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .paper': { fill: palette.background.paper, stroke: palette.divider, strokeWidth: 1.5 },
    '& .soft': { fill: palette.soft.primary },
    '& .brand': { fill: palette.primary.main },
    '& .fill': { fill: palette.surface.subtle },
    '& .warm': { fill: palette.soft.warning },
    '& .good': { fill: palette.soft.success },
    '& .line': { stroke: palette.primary.main, strokeWidth: 2.5 },
    '& .ink': { stroke: palette.text.muted, strokeWidth: 2 },
    '& .onBrand': { stroke: palette.primary.contrastText, strokeWidth: 2.5 },
  }
})
