import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** What any box is handed by the react-hook-form it stands in, but its value. */
export type FieldOwn = 'onChange' | 'onBlur' | 'inputRef' | 'name' | 'error'

/** One field of a react-hook-form: its value, and what its box needs to change it and to show its error. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name })
  const { value, onChange, onBlur, ref } = field
  return { value, box: { name, onChange, onBlur, inputRef: ref, error: fieldState.error?.message } }
}
