import type { InputHTMLAttributes, Ref } from 'react'
import type { BoxPlace, useBox } from '../useBox.ts'

type Own = InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> }

export function toInputProps(
  { ref, ...own }: Own,
  control: ReturnType<typeof useBox>['control'],
  { name, onBlur, inputRef }: { [Key in keyof BoxPlace]: BoxPlace[Key] | undefined },
  placeholder: string | undefined,
) {
  return {
    inputRef: (node: HTMLInputElement | null) => {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
      inputRef?.(node)
    },
    slotProps: {
      input: {
        ...own,
        ...control,
        name,
        placeholder,
        readOnly: control['aria-disabled'] ?? false,
        onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
          own.onBlur?.(event)
          onBlur?.()
        },
      },
    },
  }
}
