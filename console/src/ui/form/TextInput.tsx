import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { TextBox, type TextBoxProps } from './TextBox.tsx'

type Own = 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'name' | 'error'

type Props<Values extends FieldValues> = Omit<TextBoxProps, Own> & {
  control: Control<Values>
  name: FieldPathByValue<Values, string | undefined>
}

/** A text field of a react-hook-form; shows the error of its own name. */
export function TextInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextBox
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
