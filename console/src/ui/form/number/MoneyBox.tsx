import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatAmount, formatMoney, getNumberSeparators } from '../../../lib/numbers/amountFormats.ts'
import { parseCents } from '../../../lib/numbers/typedNumber.ts'
import { Announced } from '../../announcer/Announced.tsx'
import { useFormats } from '../../formats.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'

export type MoneyBoxProps = BoxTexts &
  BoxFieldProps & {
    value: number | null
    onChange: (cents: number | null) => void
    min?: number
    max?: number
    currency?: string
  }

export function MoneyBox({ value, onChange, min = 0, max, currency = 'USD', ...rest }: MoneyBoxProps) {
  const { name, onBlur, inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const formats = useFormats()
  const [inputText, setInputText] = useState<string | null>(null)
  const [hint, setHint] = useState<string | undefined>(undefined)
  const formatCents = (cents: number | null) => (cents === null ? '' : formatAmount(formats, cents))
  const helper = hint ?? texts.helper
  const { isStopped, frame, control } = useFieldBox({ ...texts, helper: <Announced>{helper}</Announced> })

  const commit = () => {
    if (inputText === null) return
    const cents = parseCents(inputText, getNumberSeparators(formats))
    const clampedCents = cents === null ? null : Math.min(Math.max(cents, min), max ?? cents)
    setInputText(null)
    if (inputText.trim() === '') {
      setHint(undefined)
      onChange(null)
    } else if (clampedCents === null)
      setHint(
        t('inputs.number.noMoney', {
          typed: inputText,
          example: formatAmount(formats, 125_000),
          kept: formatCents(value) || '–',
        }),
      )
    else {
      const limitKey = clampedCents === min ? 'inputs.number.min' : 'inputs.number.max'
      const limitText = formatMoney(formats, clampedCents, currency)
      setHint(clampedCents === cents ? undefined : t(limitKey, { min: limitText, max: limitText }))
      if (clampedCents !== value) onChange(clampedCents)
    }
  }
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        value={inputText ?? formatCents(value)}
        inputRef={inputRef}
        endAdornment={
          <Typography variant="body2" component="span" color="textSecondary" sx={{ px: 1 }}>
            {currency}
          </Typography>
        }
        onChange={(event) => {
          setInputText(event.target.value)
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
