import { getCompanyName } from '@heed/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { BaseSyntheticEvent } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { Failure } from '../../lib/requests/failure.ts'
import { useFormSave } from '../../ui/form/useFormSave.ts'
import { useLeaveGuard } from '../leave/useLeaveGuard.ts'
import { useRoot } from '../root/RootContext.tsx'
import { createDraftShape } from './createDraftShape.ts'
import { useDraft } from './useDraft.ts'
import { useFormDraft } from './useFormDraft.ts'

type Options<Values extends FieldValues, Sent> = {
  draft: string
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0]
  initialValues: Values
  /** Resolves to a function for the next step, such as closing, which runs once no input can be lost. */
  save: (values: Sent) => Promise<() => void>
  company?: string | undefined
  /** Field that shows a conflict (409), or a function that selects it. */
  clash?: FieldPath<Values> | ((conflict: Failure) => FieldPath<Values> | undefined)
  onClose: () => void
}

type DialogForm<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>
  dialog: {
    open: true
    company: string | undefined
    busy: boolean
    error: string | undefined
    onClose: () => void
    onSubmit: (event: BaseSyntheticEvent) => void
  }
}

/** Form in a dialog. Input survives reloads and sign-out, closing asks first, and fields show their server errors. */
export function useDialogForm<Values extends FieldValues, Sent>({
  draft,
  schema,
  initialValues,
  save,
  clash: conflictField,
  onClose,
  ...companyProps
}: Options<Values, Sent>): DialogForm<Values, Sent> {
  const { company: current } = useRoot().session
  const company = companyProps.company ?? (current ? getCompanyName(current) : undefined)
  const form = useForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(schema),
    defaultValues: initialValues as DefaultValues<Values>,
    mode: 'onTouched',
  })
  useFormDraft(form, useDraft(draft, createDraftShape(initialValues)))
  const { leave, done } = useLeaveGuard(form.formState.isDirty, {
    words: company === undefined ? {} : { company },
  })
  const { submit, busy, error } = useFormSave(form, {
    save: async (values) => done(await save(values)),
    clash: conflictField,
  })
  const dialog = { open: true, company, busy, error } as const
  return { form, dialog: { ...dialog, onClose: () => leave(onClose), onSubmit: submit } }
}
