import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is narrower than 600 (sm) or 900 (md) pixels, already in the first render. */
export const useNarrow = (below: 'sm' | 'md'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true })
