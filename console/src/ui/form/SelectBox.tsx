import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId } from 'react'
import { FieldFrame, type FieldTexts, helperId } from './FieldFrame.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectBoxProps = FieldTexts & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  name?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLSelectElement>
}

/** The browser's own list: right on every phone and with every screen reader. */
export function SelectBox(props: SelectBoxProps) {
  const { value, onChange, options, name, onBlur, inputRef, ...frame } = props
  const { label, labelHidden, error, helper } = frame
  const id = useId()
  const described = error !== undefined || helper !== undefined
  return (
    <FieldFrame {...frame} id={id}>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        inputRef={inputRef}
        inputProps={{
          id,
          name,
          onBlur,
          required: false,
          'aria-required': frame.required || undefined,
          'aria-label': labelHidden ? label : undefined,
          'aria-describedby': described ? helperId(id) : undefined,
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
