import { useTheme } from '@mui/material/styles'

/** Pixels around a text. */
const HALO = 6

/** Around a text, so that no line runs through it. */
export function useHalo() {
  const { palette } = useTheme().vars
  return {
    paintOrder: 'stroke',
    stroke: palette.background.paper,
    strokeWidth: HALO,
    strokeLinejoin: 'round',
  } as const
}
