import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { CheckBox, type CheckBoxProps } from './CheckBox.tsx'

type Own = 'checked' | 'onChange' | 'onBlur' | 'inputRef' | 'name' | 'error'

type Props<Values extends FieldValues> = Omit<CheckBoxProps, Own> & {
  control: Control<Values>
  name: FieldPathByValue<Values, boolean | undefined>
}

/** Yes or no in a react-hook-form. */
export function CheckInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <CheckBox
      {...rest}
      name={name}
      checked={field.value ?? false}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
