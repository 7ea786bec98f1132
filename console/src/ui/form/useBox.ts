import { useId } from 'react'
import { type FieldTexts, helperId } from './FieldFrame.tsx'

/** What a box shows beside its control. Refused, it stays reachable and its reason stands in the place of the help. */
export type BoxTexts = Omit<FieldTexts, 'disabled'> & { disabledReason?: string | undefined }

/** What a react-hook-form hands to a box besides value and error. */
export type BoxPlace<Control extends HTMLElement = HTMLElement> = {
  name?: string
  onBlur?: () => void
  inputRef?: (control: Control | null) => void
}

/** The frame of a box, and what its control says of itself to a screen reader. */
export function useBox({ disabledReason, ...texts }: BoxTexts) {
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
      'aria-describedby': (error ?? helper) === undefined ? undefined : helperId(id),
    },
  }
}
