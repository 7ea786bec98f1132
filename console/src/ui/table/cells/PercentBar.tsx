import { styled } from '@mui/material/styles'
import { formatWholeShare } from '../../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../formats.ts'
import { meterTrackStyles } from '../../theme/forcedColors.ts'
import { typeScale as scale, tabularNumbers } from '../../theme/tokens.ts'
import { NARROW_QUERY } from '../parts.ts'
import { NarrowOnlyText } from './NarrowWord.tsx'

const Line = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
}))

const Value = styled('span')({
  minWidth: '4.75ch',
  fontWeight: scale.weight.medium,
  [NARROW_QUERY]: { minWidth: 0 },
})

const Track = styled('span')(({ theme }) => ({
  width: 56,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.subtle,
  ...meterTrackStyles,
  [NARROW_QUERY]: { display: 'none' },
}))

const BarFill = styled('span')(({ theme }) => ({
  display: 'block',
  height: '100%',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.primary.main,
}))

type Props = {
  percent: number
  part?: number
  whole?: number
  word: string
}

export function PercentBar({ percent, part = percent, whole: total, word }: Props) {
  const formats = useFormats()
  return (
    <Line>
      <Value>{formatWholeShare(formats, percent, { part, whole: total })}</Value>
      <NarrowOnlyText style={{ marginLeft: -4 }}>{word}</NarrowOnlyText>
      <Track aria-hidden>
        <BarFill style={{ width: `${String(Math.max(0, Math.min(100, percent)))}%` }} />
      </Track>
    </Line>
  )
}
