import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { SliderBox, type SliderBoxProps } from './SliderBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<SliderBoxProps, number, Values>

export function SliderInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <SliderBox {...rest} {...box} value={value ?? rest.min} />
}
