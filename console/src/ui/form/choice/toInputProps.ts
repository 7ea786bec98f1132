import type { InputHTMLAttributes, Ref } from 'react'
import type { BoxFieldProps, useFieldBox } from '../useFieldBox.ts'

type InputElementProps = InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> }

export function toInputProps(
  { ref, ...inputProps }: InputElementProps,
  control: ReturnType<typeof useFieldBox>['control'],
  { name, onBlur, inputRef }: { [Key in keyof BoxFieldProps]: BoxFieldProps[Key] | undefined },
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
        ...inputProps,
        ...control,
        name,
        placeholder,
        readOnly: control['aria-disabled'] ?? false,
        onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
          inputProps.onBlur?.(event)
          onBlur?.()
        },
      },
    },
  }
}
