import { styled } from '@mui/material/styles'

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
