import { styled, type Theme } from '@mui/material/styles'

/** Not MUI's Link, which would make every page's script larger. */
export const getLinkStyles = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: 2,
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-quiet]': { color: 'inherit' },
})

export const TextLink = styled('a')(({ theme }) => getLinkStyles(theme))
