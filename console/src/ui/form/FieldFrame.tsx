import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'

export type FieldTexts = {
  label: string
  helper?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  labelHidden?: boolean | undefined
}

type Props = FieldTexts & { id: string; children: ReactNode }

export const getHelperId = (id: string) => `${id}-helper`

export function FieldFrame({ id, label, helper, error, required, disabled, labelHidden, children }: Props) {
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      {!labelHidden && (
        <FormLabel htmlFor={id} sx={{ mb: 0.75 }}>
          {label}
        </FormLabel>
      )}
      {children}
      {(error ?? helper) !== undefined && (
        <FormHelperText
          id={getHelperId(id)}
          component="div"
          sx={{ whiteSpace: 'pre-line' }}
          {...(error !== undefined && { role: 'alert' })}
        >
          {error ?? helper}
        </FormHelperText>
      )}
    </FormControl>
  )
}
