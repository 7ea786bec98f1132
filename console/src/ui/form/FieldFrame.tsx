import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useErrorAnnouncement } from '../announcer/useErrorAnnouncement.ts'

export type FieldTexts = {
  label: string
  helper?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  labelHidden?: boolean | undefined
}

type Props = FieldTexts & { id: string; labelId?: string | undefined; children: ReactNode }

export const getHelperId = (id: string) => `${id}-helper`

/** A click on a button's label would press the button. */
function focusInstead(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.htmlFor)?.focus()
}

export function FieldFrame(props: Props) {
  const { id, labelId, label, helper, error, required, disabled, labelHidden, children } = props
  const frame = useRef<HTMLDivElement>(null)
  useErrorAnnouncement(frame, label, error)
  return (
    <FormControl
      ref={frame}
      fullWidth
      error={error !== undefined}
      required={required ?? false}
      disabled={disabled ?? false}
    >
      {!labelHidden && (
        <FormLabel
          htmlFor={id}
          sx={{ mb: 0.75 }}
          {...(labelId !== undefined && { id: labelId, onClick: focusInstead })}
        >
          {label}
        </FormLabel>
      )}
      {children}
      {(error ?? helper) !== undefined && (
        <FormHelperText
          id={getHelperId(id)}
          component="div"
          sx={{ whiteSpace: 'pre-line' }}
          {...(error !== undefined && { role: 'note' })}
        >
          {error ?? helper}
        </FormHelperText>
      )}
    </FormControl>
  )
}
