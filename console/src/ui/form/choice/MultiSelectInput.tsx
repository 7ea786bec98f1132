import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { MultiSelectBox, type MultiSelectBoxProps } from './MultiSelectBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<MultiSelectBoxProps, readonly string[], Values>

export function MultiSelectInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <MultiSelectBox {...rest} {...box} value={value ?? []} />
}
