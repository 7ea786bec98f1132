import { type BaseSyntheticEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '../../lib/failure.ts'
import { useMutation } from '../useMutation.ts'

type Options<Values extends FieldValues, Sent> = {
  save: (values: Sent) => Promise<void>
  /** The field that a conflict (409) is about, such as a name that must be the only one; or who tells it apart. */
  clash?: FieldPath<Values> | ((conflict: Failure) => FieldPath<Values> | undefined) | undefined
  /** Hears what belongs to no field; without it `error` says that. */
  onFailure?: (text: string) => void
}

/**
 * Saves a react-hook-form, once however often it is sent. What the server refuses stands at its fields, with what was
 * typed; `error` is the rest. For observers.
 */
export function useSaving<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { save, clash, onFailure }: Options<Values, Sent>,
) {
  const change = useMutation()
  const [error, setError] = useState<string | undefined>(undefined)
  const send = form.handleSubmit(async (values) => {
    setError(undefined)
    await change.run(() => save(values))
    // Who is signed out is told so by the sign-in page.
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

/** Puts messages where they belong; what is left has no field in this form. */
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
