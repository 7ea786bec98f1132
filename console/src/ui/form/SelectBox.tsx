import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useId } from 'react'
import { FieldFrame, type FieldTexts, getHelperId } from './FieldFrame.tsx'

export type Option = {
  value: string
  label: string
  disabled?: boolean
  group?: string | undefined
}

export type SelectBoxProps = FieldTexts & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  name?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLSelectElement>
}

/** A native select works on every phone and with every screen reader. */
export function SelectBox(props: SelectBoxProps) {
  const { value, onChange, options, name, onBlur, inputRef, ...frame } = props
  const { label, labelHidden, error, helper } = frame
  const id = useId()
  const hasDescription = error !== undefined || helper !== undefined
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
          'aria-describedby': hasDescription ? getHelperId(id) : undefined,
        }}
      >
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const lines = options.filter((option) => option.group === group).map(renderOption)
          return group === undefined ? (
            lines
          ) : (
            <optgroup key={group} label={group}>
              {lines}
            </optgroup>
          )
        })}
      </NativeSelect>
    </FieldFrame>
  )
}

const renderOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
