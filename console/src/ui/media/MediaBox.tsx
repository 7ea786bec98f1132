import { styled } from '@mui/material/styles'
import { radiiPx } from '../theme/tokens.ts'

export const MediaBox = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radiiPx.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    // Content in frames expects a light background.
    colorScheme: 'light',
    backgroundColor: 'Canvas',
  },
  '&:fullscreen': { borderRadius: 0, border: 0 },
}))

export const MediaOverlay = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  overflow: 'auto',
})
