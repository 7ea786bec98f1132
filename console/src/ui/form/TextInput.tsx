import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { TextBox, type TextBoxProps } from './TextBox.tsx'
import { type ControlledPropName, useField } from './useField.ts'

type Props<Values extends FieldValues> = Omit<TextBoxProps, ControlledPropName | 'value'> & {
  control: Control<Values>
  name: FieldPathByValue<Values, string | undefined>
}

export function TextInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <TextBox {...rest} {...box} value={value ?? ''} />
}
