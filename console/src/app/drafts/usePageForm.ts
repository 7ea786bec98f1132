import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useFormSave } from '../../ui/form/useFormSave.ts'
import { useLeaveGuard } from '../leave/useLeaveGuard.ts'
import type { DraftOwner } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useTypedDraft } from './useTypedDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  draft: string
  of?: DraftOwner
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  /** Saved values; when they change, fields that aren't being edited are updated. */
  initialValues: Values
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
  resetTo: (values: Values) => void
}

/** Like `useDialogForm`, but for a page that stays open after saving. */
export function usePageForm<Values extends FieldValues, Sent>({
  draft: key,
  of: owner = 'company',
  schema,
  initialValues,
  save,
  clash: conflictField,
}: Options<Values, Sent>): PageForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: initialValues as DefaultValues<Values>,
    mode: 'onTouched',
  })
  const draft = useTypedDraft(key, initialValues, owner)
  const [isOverwriting, setOverwriting] = useState(draft.isOverwriting)
  useFormDraft(form, draft)
  const { isDirty, dirtyFields, defaultValues } = form.formState
  useLeaveGuard(isDirty)
  const resetTo = (values: Values) => {
    form.reset(values)
    draft.drop()
    setOverwriting(false)
  }
  const { submit, busy, error } = useFormSave(form, {
    save: async (values) => {
      const formValues = form.getValues()
      await save(values)
      resetTo(formValues)
    },
    clash: conflictField,
  })
  const syncWithSaved = useEffectEvent(() => {
    // The change may come from this form's own save.
    if (busy) return
    const changedNames = Object.keys(initialValues).filter(
      (name) => initialValues[name] !== defaultValues?.[name],
    )
    if (changedNames.length === 0) return
    if (changedNames.some((name) => name in dirtyFields)) setOverwriting(true)
    form.reset(initialValues, { keepDirtyValues: true })
  })
  const savedJson = JSON.stringify(initialValues)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved values change
  useEffect(() => syncWithSaved(), [savedJson])
  return {
    form,
    isDirty,
    busy,
    error,
    isOverwriting,
    submit,
    discard: () => resetTo(initialValues),
    resetTo: resetTo,
  }
}
