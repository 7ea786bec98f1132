import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx'

type Own = 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'name' | 'error'

type Props<Values extends FieldValues> = Omit<SelectBoxProps, Own> & {
  control: Control<Values>
  name: FieldPathByValue<Values, string | undefined>
}

/** A list to choose one from, in a react-hook-form. */
export function SelectInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectBox
      {...rest}
      name={name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
