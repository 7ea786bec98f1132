import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { CheckBox, type CheckBoxProps } from './CheckBox.tsx'
import { type ControlledPropName, useField } from './useField.ts'

type Props<Values extends FieldValues> = Omit<CheckBoxProps, ControlledPropName | 'checked'> & {
  control: Control<Values>
  name: FieldPathByValue<Values, boolean | undefined>
}

export function CheckInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <CheckBox {...rest} {...box} checked={value ?? false} />
}
