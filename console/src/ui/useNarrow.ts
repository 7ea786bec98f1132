import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is narrower than 600 (sm), 900 (md) or 1200 (lg) pixels, already in the first render. */
export const useNarrow = (below: 'sm' | 'md' | 'lg'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true })
