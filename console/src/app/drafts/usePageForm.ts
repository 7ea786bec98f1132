import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { BaseSyntheticEvent } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useSaving } from '../../ui/form/useSaving.ts'
import { useLeaveGuard } from '../leave/useLeaveGuard.ts'
import { likeThis } from './likeThis.ts'
import { type DraftOf, useDraft } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  /** Names its draft. */
  draft: string
  of?: DraftOf
  /** What may be sent. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  /** What is saved now. */
  start: Values
  save: (values: Sent) => Promise<void>
  /** The field that a conflict (409) is about. */
  clash?: FieldPath<Values>
}

export type PageForm<Values extends FieldValues, Sent = Values> = {
  form: UseFormReturn<Values, unknown, Sent>
  isDirty: boolean
  busy: boolean
  error: string | undefined
  submit: (event?: BaseSyntheticEvent) => void
  /** Back to what is saved. */
  discard: () => void
  /** These values are saved from now on. */
  rest: (values: Values) => void
}

/**
 * A form that is a page of its own, for observers: it stays when it is saved. What is typed outlives a reload and the end
 * of the session, every way out asks while something is not saved, it is sent once, and what the server refuses stands at
 * its fields.
 */
export function usePageForm<Values extends FieldValues, Sent>({
  draft: key,
  of = 'company',
  schema,
  start,
  save,
  clash,
}: Options<Values, Sent>): PageForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start as DefaultValues<Values>,
    mode: 'onChange',
  })
  const draft = useDraft(key, likeThis(start), of)
  useFormDraft(form, draft)
  const { isDirty } = form.formState
  useLeaveGuard(isDirty)
  const rest = (values: Values) => {
    form.reset(values)
    draft.drop()
  }
  const { submit, busy, error } = useSaving(form, {
    save: async (values) => {
      const typed = form.getValues()
      await save(values)
      rest(typed)
    },
    clash,
  })
  return {
    form,
    isDirty,
    busy,
    error,
    submit: (event) => submit(event),
    discard: () => rest(form.formState.defaultValues as Values),
    rest,
  }
}
