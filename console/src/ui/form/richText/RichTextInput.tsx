import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { RichTextBox, type RichTextBoxProps } from './RichTextBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<RichTextBoxProps, string, Values>

export function RichTextInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <RichTextBox {...rest} {...box} value={value ?? ''} />
}
