import Skeleton from '@mui/material/Skeleton'
import { size } from '../theme/tokens.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { TimeZoneNote } from './TimeZoneNote.tsx'
import { type BoxTexts, useBox } from './useBox.ts'

type Props = {
  texts: BoxTexts
  height?: number
  hasZone?: boolean
}

const aLine = '\u00a0'

export function FieldSkeleton({ texts, height = size.control, hasZone = false }: Props) {
  const helper = texts.helper ?? (hasZone ? undefined : aLine)
  const { frame } = useBox({ ...texts, error: undefined, helper })
  return (
    <FieldFrame {...frame}>
      <div>
        <Skeleton variant="rounded" height={height} aria-busy />
        {hasZone && <TimeZoneNote>{aLine}</TimeZoneNote>}
      </div>
    </FieldFrame>
  )
}
