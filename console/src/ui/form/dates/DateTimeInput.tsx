import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { DateTimeBox } from './DateTimeBox.tsx'
import type { InstantBoxProps } from './types.ts'

type Props<Values extends FieldValues> = FormFieldProps<InstantBoxProps, string | null, Values>

export function DateTimeInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <DateTimeBox {...rest} {...box} value={value ?? null} />
}
