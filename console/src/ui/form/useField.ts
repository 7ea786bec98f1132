import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { runAfterPress } from '../focus/runAfterPress.ts'

export type ControlledPropName = 'onChange' | 'onBlur' | 'inputRef' | 'name' | 'error'

export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name })
  const { value, onChange, onBlur, ref } = field
  return {
    value,
    box: {
      name,
      onChange,
      onBlur: () => runAfterPress(onBlur),
      inputRef: ref,
      error: fieldState.error?.message,
    },
  }
}
