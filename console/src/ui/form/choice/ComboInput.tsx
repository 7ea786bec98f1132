import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
import type { Choice } from './types.ts'

type Props<Values extends FieldValues> = FormFieldProps<ComboBoxProps, Choice | null, Values>

export function ComboInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <ComboBox {...rest} {...box} value={value ?? null} />
}
