import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatAmount, formatMoney, getNumberMarks } from '../../../lib/numbers/amountFormats.ts'
import { readCents } from '../../../lib/numbers/typedNumber.ts'
import { useFormats } from '../../formats.ts'
import { useInputTexts } from '../../useInputTexts.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxPlace, type BoxTexts, useBox } from '../useBox.ts'

export type MoneyBoxProps = BoxTexts &
  BoxPlace & {
    value: number | null
    onChange: (cents: number | null) => void
    min?: number
    max?: number
    currency?: string
  }

export function MoneyBox({ value, onChange, min = 0, max, currency = 'USD', ...rest }: MoneyBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTexts()
  const formats = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const [hint, setHint] = useState<string | undefined>(undefined)
  const formatCents = (cents: number | null) => (cents === null ? '' : formatAmount(formats, cents))
  const helper = hint ?? texts.helper
  const { isStopped, frame, control } = useBox({ ...texts, helper: <span role="status">{helper}</span> })

  const commit = () => {
    if (typed === null) return
    const cents = readCents(typed, getNumberMarks(formats))
    const kept = cents === null ? null : Math.min(Math.max(cents, min), max ?? cents)
    setTyped(null)
    if (typed.trim() === '') {
      setHint(undefined)
      onChange(null)
    } else if (kept === null)
      setHint(
        t('inputs.number.noMoney', {
          typed,
          example: formatAmount(formats, 125_000),
          kept: formatCents(value) || '–',
        }),
      )
    else {
      const limit = kept === min ? 'inputs.number.min' : 'inputs.number.max'
      const shown = formatMoney(formats, kept, currency)
      setHint(kept === cents ? undefined : t(limit, { min: shown, max: shown }))
      if (kept !== value) onChange(kept)
    }
  }
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        value={typed ?? formatCents(value)}
        inputRef={inputRef}
        endAdornment={
          <Typography variant="body2" component="span" color="textSecondary" sx={{ px: 1 }}>
            {currency}
          </Typography>
        }
        onChange={(event) => {
          setTyped(event.target.value)
          setHint(undefined)
        }}
        slotProps={{
          input: {
            ...control,
            name,
            inputMode: 'decimal',
            autoComplete: 'off',
            readOnly: isStopped,
            style: { textAlign: 'right' },
            onKeyDown: (event) => {
              if (event.key === 'Enter') commit()
            },
            onBlur: () => {
              commit()
              onBlur?.()
            },
          },
        }}
      />
    </FieldFrame>
  )
}
