import { styled, type Theme } from '@mui/material/styles'

export const underlineStyles = {
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: 2,
  '&:hover': { textDecorationColor: 'currentColor' },
} as const

/** Not MUI's Link, which would make every page's script larger. */
export const getLinkStyles = (theme: Theme) => ({
  color: theme.vars.palette.primary.main,
  ...underlineStyles,
  '&[data-quiet]': { color: 'inherit' },
})

export const TextLink = styled('a')(({ theme }) => getLinkStyles(theme))
