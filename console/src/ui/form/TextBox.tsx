import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldFrame, type FieldTexts, getHelperId } from './FieldFrame.tsx'

type NativeFieldProps = Pick<
  OutlinedInputProps,
  | 'type'
  | 'name'
  | 'placeholder'
  | 'autoFocus'
  | 'autoComplete'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'readOnly'
  | 'onBlur'
  | 'onKeyDown'
  | 'inputRef'
  | 'startAdornment'
  | 'endAdornment'
>

export type TextBoxProps = FieldTexts &
  NativeFieldProps & {
    value: string
    onChange: (value: string) => void
    maxLength?: number
    notices?: { ids: readonly string[]; isError: boolean } | undefined
    inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | 'url'
  }

export function TextBox(props: TextBoxProps) {
  const { label, helper, error, required, disabled, labelHidden, value, onChange, ...rest } = props
  const { maxLength, inputMode, notices, ...native } = rest
  const id = useId()
  const hasDescription = error !== undefined || helper !== undefined
  const descriptionIds = [...(notices?.ids ?? []), ...(hasDescription ? [getHelperId(id)] : [])].join(' ')
  return (
    <FieldFrame {...{ id, label, helper, error, required, disabled, labelHidden }}>
      <OutlinedInput
        {...native}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            maxLength,
            // The form reports this error, so the browser must not.
            required: false,
            'aria-required': required || undefined,
            inputMode,
            'aria-label': labelHidden ? label : undefined,
            'aria-describedby': descriptionIds || undefined,
            ...(notices?.isError && { 'aria-invalid': true }),
          },
        }}
      />
    </FieldFrame>
  )
}
