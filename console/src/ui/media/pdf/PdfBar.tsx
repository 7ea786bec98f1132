import { styled } from '@mui/material/styles'
import { sizes, tabularNumbers } from '../../theme/tokens.ts'

export const PdfBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  minHeight: sizes.touch,
  padding: theme.spacing(0, 1),
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

export const PdfLinks = styled('div')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' })

export const PdfTools = styled('div')({ display: 'flex', alignItems: 'center', ...tabularNumbers })

export const PdfFrame = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' })

export const PdfBody = styled('div')({ position: 'relative', flex: 1, minHeight: 0 })
