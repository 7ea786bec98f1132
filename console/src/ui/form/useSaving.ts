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

/** Runs one save at a time. Server errors appear at their fields, all other errors in `error`. */
export function useSaving<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { save, clash, onFailure }: Options<Values, Sent>,
) {
  const change = useMutation()
  const [error, setError] = useState<string | undefined>(undefined)
  const send = form.handleSubmit(async (values) => {
    setError(undefined)
    await change.run(() => save(values))
    if (!change.failure || change.failure.kind === 'unauthorized') return
    const rest = showAtFields(
      form,
      change.failure,
      typeof clash === 'function' ? clash(change.failure) : clash,
    )
    if (rest !== undefined) (onFailure ?? setError)(rest)
  })
  const submit = (event?: BaseSyntheticEvent) => void send(event)
  return { submit, busy: change.pending, error }
}

function showAtFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { kind, text, fields }: Failure,
  clash: FieldPath<Values> | undefined,
): string | undefined {
  const refused = kind === 'conflict' && clash !== undefined ? { ...fields, [clash]: text } : fields
  const values = form.getValues()
  const own = Object.entries(refused).filter(([name]) => Object.hasOwn(values, name))
  for (const [at, [name, message]] of own.entries()) {
    form.setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 })
  }
  const others = Object.entries(refused).filter(([name]) => !Object.hasOwn(values, name))
  if (own.length === 0) return text
  return others.length > 0 ? others.map(([, message]) => message).join('\n') : undefined
}
