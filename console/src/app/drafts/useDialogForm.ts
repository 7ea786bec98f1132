import { companyName } from '@heed/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { BaseSyntheticEvent } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { Failure } from '../../lib/failure.ts'
import { useSaving } from '../../ui/form/useSaving.ts'
import { useLeaveGuard } from '../leave/useLeaveGuard.ts'
import { useRoot } from '../RootContext.tsx'
import { likeThis } from './likeThis.ts'
import { useDraft } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  /** Names its draft among those of the company. */
  draft: string
  /** What may be sent. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  start: Values
  /** Saves, and tells what follows when nothing is left to lose, such as closing. */
  save: (values: Sent) => Promise<() => void>
  /** Whose data it is, where that is not the current company. */
  company?: string | undefined
  /** The field that a conflict (409) is about, or who tells it apart. */
  clash?: FieldPath<Values> | ((conflict: Failure) => FieldPath<Values> | undefined)
  onClose: () => void
}

type DialogForm<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  /** What a FormDialog needs beside its words. */
  dialog: {
    open: true
    company: string | undefined
    busy: boolean
    error: string | undefined
    onClose: () => void
    onSubmit: (event: BaseSyntheticEvent) => void
  }
}

/**
 * A form in a dialog, for observers: what is typed outlives a reload and the end of the session, every way out asks while
 * something is typed, it is sent once, and what the server refuses stands at its fields.
 */
export function useDialogForm<Values extends FieldValues, Sent>({
  draft,
  schema,
  start,
  save,
  clash,
  onClose,
  ...whose
}: Options<Values, Sent>): DialogForm<Values, Sent> {
  const { company: current } = useRoot().session
  const company = whose.company ?? (current ? companyName(current) : undefined)
  const form = useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: start as DefaultValues<Values>,
    mode: 'onChange',
  })
  useFormDraft(form, useDraft(draft, likeThis(start)))
  const { leave, done } = useLeaveGuard(form.formState.isDirty, {
    words: company === undefined ? {} : { company },
  })
  const { submit, busy, error } = useSaving(form, { save: async (values) => done(await save(values)), clash })
  const dialog = { open: true, company, busy, error } as const
  return { form, dialog: { ...dialog, onClose: () => leave(onClose), onSubmit: submit } }
}
