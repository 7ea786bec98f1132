import { useId } from 'react'
import { type FieldTexts, getHelperId } from './FieldFrame.tsx'

export type BoxTexts = Omit<FieldTexts, 'disabled'> & { disabledReason?: string | undefined }

export type BoxFieldProps<Control extends HTMLElement = HTMLElement> = {
  name?: string
  onBlur?: () => void
  inputRef?: (control: Control | null) => void
}

export function useFieldBox({ disabledReason, ...texts }: BoxTexts) {
  const id = useId()
  const isStopped = disabledReason !== undefined
  const helper = disabledReason ?? texts.helper
  const error = isStopped ? undefined : texts.error
  return {
    id,
    isStopped,
    frame: { ...texts, id, helper, error },
    control: {
      id,
      required: false,
      'aria-label': texts.labelHidden ? texts.label : undefined,
      'aria-required': texts.required || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-disabled': isStopped || undefined,
      'aria-describedby': (error ?? helper) === undefined ? undefined : getHelperId(id),
    },
  }
}
