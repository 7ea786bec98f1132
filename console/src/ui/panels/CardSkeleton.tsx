import Skeleton from '@mui/material/Skeleton'
import { radius } from '../theme/tokens.ts'

type Props = { height?: number }

export function CardSkeleton({ height = 160 }: Props) {
  return (
    <Skeleton
      variant="rectangular"
      height={height}
      sx={{ borderRadius: `${String(radius.card)}px` }}
      aria-hidden
    />
  )
}
