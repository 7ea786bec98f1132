import type { Theme } from '@mui/material/styles'
import { numeric } from './tokens.ts'

export const globalStyles = (theme: Theme) => ({
  'html, body, #root': { minHeight: '100%' },
  body: {
    fontSize: theme.typography.body1.fontSize,
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    backgroundColor: theme.vars.palette.background.default,
  },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  'table, dl, output, [role="progressbar"]': numeric,
  '::selection': { backgroundColor: theme.vars.palette.soft.primary },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even a very short transition would run on every element when the scheme changes.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
