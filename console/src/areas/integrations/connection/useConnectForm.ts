import { type ConnectField, findConnectProblems, type IntegrationType, requiredFields } from '@heed/contracts'
import { type BaseSyntheticEvent, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useFormDraft } from '../../../app/drafts/useFormDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { type Failure, toFailure } from '../../../lib/requests/failure.ts'
import { useFormSave } from '../../../ui/form/useFormSave.ts'
import type { Connection } from '../Connection.ts'

export type ConnectValues = Partial<Record<Exclude<ConnectField, 'enabled' | 'welcomeMessage'>, string>>

export const isTextField = (field: ConnectField): field is keyof ConnectValues =>
  field !== 'enabled' && field !== 'welcomeMessage'

const ConnectDraft = z.record(z.string(), z.string())

type Options<Type extends IntegrationType> = {
  connection: Connection<Type>
  stored: ConnectValues
  onSaved: () => void
  /** Returns true when the callback reported the failure itself. */
  onRefused?: ((failure: Failure) => boolean) | undefined
}

export type ConnectForm = {
  form: UseFormReturn<ConnectValues>
  submit: (event: BaseSyntheticEvent) => void
  busy: boolean
  error: string | undefined
  leave: (go: () => unknown) => void
}

export function useConnectForm<Type extends IntegrationType>(options: Options<Type>): ConnectForm {
  const { connection, stored: storedValues, onSaved, onRefused } = options
  const { type } = connection
  const [start] = useState<ConnectValues>(() =>
    Object.fromEntries(
      requiredFields[type].filter(isTextField).map((field) => [field, storedValues[field] ?? '']),
    ),
  )
  const form = useForm<ConnectValues>({
    defaultValues: start,
    resolver: (values) => {
      const problems = findConnectProblems(type, values)
      const errors = problems.map(({ field, message }) => [field, { type: 'problem', message }] as const)
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ConnectValues> }
    },
  })
  useFormDraft(form, useDraftWithoutSecret(type, start))
  const { leave, done } = useLeaveGuard(form.formState.isDirty)
  const submission = useFormSave(form, {
    save: async (values) => {
      try {
        await connection.save(values)
        done(onSaved)
      } catch (thrown) {
        if (!onRefused?.(toFailure(thrown))) throw thrown
      }
    },
  })
  return { form, leave, ...submission }
}

/** Secrets must not be stored in the tab. */
function useDraftWithoutSecret(type: IntegrationType, start: ConnectValues) {
  const draft = useDraft<ConnectValues>(`integrations/${type}`, ConnectDraft)
  const [draftWithoutSecret] = useState(() => ({
    ...draft,
    restoredValue: draft.restoredValue && { ...start, ...draft.restoredValue },
    save: ({ clientSecret, ...values }: ConnectValues) => draft.save(values),
  }))
  return draftWithoutSecret
}
