import { useTheme } from '@mui/material/styles'

const OUTLINE_WIDTH_PX = 6

export function useTextOutline() {
  const { palette } = useTheme().vars
  return {
    paintOrder: 'stroke',
    stroke: palette.background.paper,
    strokeWidth: OUTLINE_WIDTH_PX,
    strokeLinejoin: 'round',
  } as const
}
