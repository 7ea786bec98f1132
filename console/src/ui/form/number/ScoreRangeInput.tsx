import type { FieldValues } from 'react-hook-form'
import type { InForm } from '../inForm.ts'
import { useField } from '../useField.ts'
import { type ScoreRange, ScoreRangeBox, type ScoreRangeBoxProps, wholeRange } from './ScoreRangeBox.tsx'

type Props<Values extends FieldValues> = InForm<ScoreRangeBoxProps, ScoreRange, Values>

/** From one score to another, in a react-hook-form. */
export function ScoreRangeInput<Values extends FieldValues>({ control, name, ...rest }: Props<Values>) {
  const { value, box } = useField(control, name)
  return <ScoreRangeBox {...rest} {...box} value={value ?? wholeRange} />
}
