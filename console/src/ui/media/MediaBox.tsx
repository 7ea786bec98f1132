import { styled } from '@mui/material/styles'
import { radius } from '../theme/tokens.ts'

/** The place of a picture or page, as high as its width asks for, whatever stands in it. */
export const MediaBox = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& > iframe': {
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    // What plays there counts on the paper that browsers begin with.
    colorScheme: 'light',
    backgroundColor: 'Canvas',
  },
  '&:fullscreen': { borderRadius: 0, border: 0 },
}))

/** What lies over the place while there is nothing in it. */
export const MediaFace = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  overflow: 'auto',
})
