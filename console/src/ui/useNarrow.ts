import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Limits in px: 600 (sm), 900 (md), 1200 (lg). Correct from the first render on. */
export const useIsNarrow = (breakpoint: 'sm' | 'md' | 'lg'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoint), { noSsr: true })
