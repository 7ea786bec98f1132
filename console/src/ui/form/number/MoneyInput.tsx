import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { MoneyBox, type MoneyBoxProps } from './MoneyBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<MoneyBoxProps, number | null, Values>

export function MoneyInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <MoneyBox {...rest} {...box} value={value ?? null} />
}
