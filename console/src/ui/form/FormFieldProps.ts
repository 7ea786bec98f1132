import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { ControlledPropName } from './useField.ts'

export type FormFieldProps<BoxProps, Value, Values extends FieldValues> = Omit<
  BoxProps,
  ControlledPropName | 'value'
> & {
  control: Control<Values>
  name: FieldPathByValue<Values, Value | undefined>
}
