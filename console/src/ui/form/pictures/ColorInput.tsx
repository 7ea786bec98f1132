import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { ColorBox, type ColorBoxProps } from './ColorBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<ColorBoxProps, string, Values>

export function ColorInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <ColorBox {...rest} {...box} value={value ?? ''} />
}
