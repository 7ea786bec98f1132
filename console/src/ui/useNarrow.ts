import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** px: 600 (sm), 900 (md), 1200 (lg); correct in the first render. */
export const useNarrow = (below: 'sm' | 'md' | 'lg'): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(below), { noSsr: true })
