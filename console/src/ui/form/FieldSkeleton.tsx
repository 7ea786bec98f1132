import Skeleton from '@mui/material/Skeleton'
import { size } from '../theme/tokens.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type BoxTexts, useBox } from './useBox.ts'

/** A field whose code is on its way: its name, and as high as it will be. */
export function FieldSkeleton({ texts, height = size.control }: { texts: BoxTexts; height?: number }) {
  const { frame } = useBox({ ...texts, error: undefined, helper: texts.helper ?? '\u00a0' })
  return (
    <FieldFrame {...frame}>
      <Skeleton variant="rounded" height={height} aria-busy />
    </FieldFrame>
  )
}
