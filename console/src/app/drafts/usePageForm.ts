import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useSaving } from '../../ui/form/useSaving.ts'
import { useLeaveGuard } from '../leave/useLeaveGuard.ts'
import type { DraftOf } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useTypedDraft } from './useTypedDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  /** Names its draft. */
  draft: string
  of?: DraftOf
  /** What may be sent. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  /** What is saved now; when it changes, what was not typed into follows. */
  start: Values
  save: (values: Sent) => Promise<void>
  /** The field that a conflict (409) is about. */
  clash?: FieldPath<Values>
}

type PageForm<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  isDirty: boolean
  busy: boolean
  error: string | undefined
  /** Somebody else has saved a field meanwhile that is being typed into: saving writes over it. */
  isOverwriting: boolean
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
  const draft = useTypedDraft(key, start, of)
  const [isOverwriting, setOverwriting] = useState(draft.isOverwriting)
  useFormDraft(form, draft)
  const { isDirty, dirtyFields, defaultValues } = form.formState
  useLeaveGuard(isDirty)
  const rest = (values: Values) => {
    form.reset(values)
    draft.drop()
    setOverwriting(false)
  }
  const { submit, busy, error } = useSaving(form, {
    save: async (values) => {
      const typed = form.getValues()
      await save(values)
      rest(typed)
    },
    clash,
  })
  const follow = useEffectEvent(() => {
    // What this form saves itself comes back as news too.
    if (busy) return
    const moved = Object.keys(start).filter((name) => start[name] !== defaultValues?.[name])
    if (moved.length === 0) return
    if (moved.some((name) => name in dirtyFields)) setOverwriting(true)
    form.reset(start, { keepDirtyValues: true })
  })
  const saved = JSON.stringify(start)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved has changed
  useEffect(() => follow(), [saved])
  return { form, isDirty, busy, error, isOverwriting, submit, discard: () => rest(start), rest }
}
