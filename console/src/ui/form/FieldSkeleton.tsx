import Skeleton from '@mui/material/Skeleton'
import { sizes } from '../theme/tokens.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { TimeZoneNote } from './TimeZoneNote.tsx'
import { type BoxTexts, useFieldBox } from './useFieldBox.ts'

type Props = {
  texts: BoxTexts
  height?: number | string
  hasZone?: boolean
}

const BLANK_LINE = '\u00a0'

export function FieldSkeleton({ texts, height = sizes.control, hasZone = false }: Props) {
  const helper = texts.helper ?? (hasZone ? undefined : BLANK_LINE)
  const { frame } = useFieldBox({ ...texts, error: undefined, helper })
  return (
    <FieldFrame {...frame}>
      <div>
        <Skeleton variant="rounded" height={height} aria-busy />
        {hasZone && <TimeZoneNote>{BLANK_LINE}</TimeZoneNote>}
      </div>
    </FieldFrame>
  )
}
