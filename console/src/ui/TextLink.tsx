import { styled, type Theme } from '@mui/material/styles'

/** How a link in a text looks; MUI's would be a part of every page's script for these few lines. */
export const linkLook = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: 2,
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-quiet]': { color: 'inherit' },
})

/** A link to another place; `data-quiet` gives it the colour of the text around it. */
export const TextLink = styled('a')(({ theme }) => linkLook(theme))
