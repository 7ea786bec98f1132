import type { FieldValues } from 'react-hook-form'
import type { FormFieldProps } from '../FormFieldProps.ts'
import { useField } from '../useField.ts'
import { ScoreRangeBox, type ScoreRangeBoxProps } from './ScoreRangeBox.tsx'
import { fullScoreRange, type ScoreRange } from './scores.ts'

type Props<Values extends FieldValues> = FormFieldProps<ScoreRangeBoxProps, ScoreRange, Values>

export function ScoreRangeInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <ScoreRangeBox {...rest} {...box} value={value ?? fullScoreRange} />
}
