import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx'
import { type ControlledPropName, useField } from './useField.ts'

type Props<Values extends FieldValues> = Omit<SelectBoxProps, ControlledPropName | 'value'> & {
  control: Control<Values>
  name: FieldPathByValue<Values, string | undefined>
}

export function SelectInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <SelectBox {...rest} {...box} value={value ?? ''} />
}
