import { type Ref, useId } from 'react'
import { FieldFrame, type FieldTexts, getHelperId } from './FieldFrame.tsx'
import type { Option } from './select/options.ts'
import { Select } from './select/Select.tsx'

export type { Option } from './select/options.ts'

export type SelectBoxProps = FieldTexts & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  name?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLButtonElement>
}

export function SelectBox(props: SelectBoxProps) {
  const { value, onChange, options, name, onBlur, inputRef, ...frame } = props
  const { label, labelHidden, error, helper, required } = frame
  const id = useId()
  const labelId = `${id}-label`
  const hasDescription = error !== undefined || helper !== undefined
  return (
    <FieldFrame {...frame} id={id} labelId={labelId}>
      <Select
        {...{ id, label, value, onChange, options, name, onBlur, inputRef, required }}
        labelledBy={labelHidden ? undefined : labelId}
        describedBy={hasDescription ? getHelperId(id) : undefined}
      />
    </FieldFrame>
  )
}
