import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { StepperBox, type StepperBoxProps } from './StepperBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<StepperBoxProps, number, Values>

export function StepperInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <StepperBox {...rest} {...box} value={value ?? rest.min} />
}
