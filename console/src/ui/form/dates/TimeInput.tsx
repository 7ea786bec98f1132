import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { TimeBox } from './TimeBox.tsx'
import type { TimeBoxProps } from './types.ts'

type Props<Values extends FieldValues> = FormFieldProps<TimeBoxProps, string | null, Values>

export function TimeInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <TimeBox {...rest} {...box} value={value ?? null} />
}
