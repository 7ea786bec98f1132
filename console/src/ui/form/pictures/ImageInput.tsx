import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { ImageBox, type ImageBoxProps } from './ImageBox.tsx'

type Props<Values extends FieldValues> = FormFieldProps<ImageBoxProps, File | string | null, Values>

export function ImageInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <ImageBox {...rest} {...box} value={value ?? null} />
}
