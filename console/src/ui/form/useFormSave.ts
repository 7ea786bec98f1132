import { type BaseSyntheticEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '../../lib/requests/failure.ts'
import { useMutation } from '../useMutation.ts'

type Options<Values extends FieldValues, Sent> = {
  save: (values: Sent) => Promise<void>
  /** Field that shows a conflict (409), or a function that picks the field. */
  clash?: FieldPath<Values> | ((conflict: Failure) => FieldPath<Values> | undefined) | undefined
  onFailure?: (text: string) => void
}

/** Runs one save at a time. Server errors appear at their fields; all other errors are in `error`. */
export function useFormSave<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { save, clash: conflictField, onFailure }: Options<Values, Sent>,
) {
  const change = useMutation()
  const [error, setError] = useState<string | undefined>(undefined)
  const send = form.handleSubmit(async (values) => {
    setError(undefined)
    await change.run(() => save(values))
    if (!change.failure || change.failure.kind === 'unauthorized') return
    const remainingError = showFieldErrors(
      form,
      change.failure,
      typeof conflictField === 'function' ? conflictField(change.failure) : conflictField,
    )
    if (remainingError !== undefined) (onFailure ?? setError)(remainingError)
  })
  const submit = (event?: BaseSyntheticEvent) => void send(event)
  return { submit, busy: change.pending, error }
}

function showFieldErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { kind, text, fields }: Failure,
  conflictField: FieldPath<Values> | undefined,
): string | undefined {
  const refusedFields =
    kind === 'conflict' && conflictField !== undefined ? { ...fields, [conflictField]: text } : fields
  const values = form.getValues()
  const fieldErrors = Object.entries(refusedFields).filter(([name]) => Object.hasOwn(values, name))
  for (const [index, [name, message]] of fieldErrors.entries()) {
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  const otherErrors = Object.entries(refusedFields).filter(([name]) => !Object.hasOwn(values, name))
  if (fieldErrors.length === 0) return text
  return otherErrors.length > 0 ? otherErrors.map(([, message]) => message).join('\n') : undefined
}
