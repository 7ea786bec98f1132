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
import type { DraftOwner } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useTypedDraft } from './useTypedDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  draft: string
  of?: DraftOwner
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  /** Saved values; fields that aren't being edited are updated when these values change. */
  start: Values
  save: (values: Sent) => Promise<void>
  clash?: FieldPath<Values>
}

type PageForm<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  isDirty: boolean
  busy: boolean
  error: string | undefined
  /** Someone else saved a field that is being edited here, so saving overwrites their change. */
  isOverwriting: boolean
  submit: (event?: BaseSyntheticEvent) => void
  discard: () => void
  rest: (values: Values) => void
}

/** Like `useDialogForm`, but for a page that stays open after saving. */
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
    // The change may come from this form's own save.
    if (busy) return
    const moved = Object.keys(start).filter((name) => start[name] !== defaultValues?.[name])
    if (moved.length === 0) return
    if (moved.some((name) => name in dirtyFields)) setOverwriting(true)
    form.reset(start, { keepDirtyValues: true })
  })
  const saved = JSON.stringify(start)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved values change
  useEffect(() => follow(), [saved])
  return { form, isDirty, busy, error, isOverwriting, submit, discard: () => rest(start), rest }
}
