import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Breakpoints in px: 600 (sm), 900 (md), 1200 (lg). Correct from the first render. */
export const useIsNarrow = (breakpoint: 'sm' | 'md' | 'lg'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(breakpoint), { noSsr: true })
