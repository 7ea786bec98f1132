import { useTheme } from '@mui/material/styles'

const HALO = 6

export function useTextOutline() {
  const { palette } = useTheme().vars
  return {
    paintOrder: 'stroke',
    stroke: palette.background.paper,
    strokeWidth: HALO,
    strokeLinejoin: 'round',
  } as const
}
