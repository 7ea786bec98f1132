import Skeleton from '@mui/material/Skeleton'
import { radiiPx } from '../theme/tokens.ts'

type Props = { height?: number }

export function CardSkeleton({ height = 160 }: Props) {
  return (
    <Skeleton
      variant="rectangular"
      height={height}
      sx={{ borderRadius: `${String(radiiPx.card)}px` }}
      aria-hidden
    />
  )
}
