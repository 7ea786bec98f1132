import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { FieldOwn } from './useField.ts'

/** What an input of a react-hook-form takes: all of its box but what the form hands to it. */
export type InForm<BoxProps, Value, Values extends FieldValues> = Omit<BoxProps, FieldOwn | 'value'> & {
  control: Control<Values>
  name: FieldPathByValue<Values, Value | undefined>
}
