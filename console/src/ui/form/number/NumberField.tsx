import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import type { useTypedNumber } from './useTypedNumber.ts'

type Props = {
  label: string
  number: ReturnType<typeof useTypedNumber>
  isStopped: boolean
  describedBy: string | undefined
  unit?: ReactNode
  isWrong?: boolean
  area?: 'from' | 'to'
  onBlur?: (() => void) | undefined
  inputRef?: ((control: HTMLInputElement | null) => void) | undefined
}

export function NumberField({
  label,
  number,
  isStopped,
  describedBy,
  unit,
  isWrong: isInvalid,
  area,
  onBlur,
  inputRef,
}: Props) {
  return (
    <OutlinedInput
      value={number.text}
      inputRef={inputRef}
      error={isInvalid ?? false}
      endAdornment={unit}
      sx={{
        width: 78,
        flex: 'none',
        gridArea: area,
        '&.MuiInputBase-adornedEnd': { pr: 1 },
        '& input': { pl: 1, pr: unit === undefined ? 1.5 : 0.5 },
      }}
      onChange={(event) => number.type(event.target.value)}
      slotProps={{
        input: {
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-disabled': isStopped || undefined,
          inputMode: 'decimal',
          autoComplete: 'off',
          readOnly: isStopped,
          style: { textAlign: 'right' },
          onKeyDown: (event) => {
            if (!isStopped) number.onKeyDown(event)
          },
          onBlur: () => {
            number.commit()
            onBlur?.()
          },
        },
      }}
    />
  )
}
