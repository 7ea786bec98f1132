import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { AddressBox, type AddressBoxProps } from './AddressBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<AddressBoxProps, readonly string[], Values>

export function AddressInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <AddressBox {...rest} {...box} value={value ?? []} />
}
