import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from './useDraft.ts'

export function useFormDraft<Values extends FieldValues, Sent>(
  { reset, subscribe }: UseFormReturn<Values, unknown, Sent>,
  draft: Draft<Values>,
): void {
  useEffect(() => {
    if (draft.restoredValue) reset(draft.restoredValue as DefaultValues<Values>, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) })
  }, [reset, subscribe, draft])
}
