import type { DayRange } from '@heed/contracts'
import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { DateRangeBox } from './DateRangeBox.tsx'
import type { DateRangeBoxProps } from './types.ts'

type Props<Values extends FieldValues> = FormFieldProps<DateRangeBoxProps, DayRange, Values>

export function DateRangeInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <DateRangeBox {...rest} {...box} value={value ?? { from: null, to: null }} />
}
