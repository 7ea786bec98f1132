import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { useErrorAnnouncement } from '../announcer/useErrorAnnouncement.ts'
import { type FieldTexts, getHelperId } from './FieldFrame.tsx'

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 })

type Props = FieldTexts & { id: string; children: ReactNode }

export function GroupFrame({ id, label, helper, error, required, labelHidden, children }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null)
  useErrorAnnouncement(frame, label, error)
  const hasError = error !== undefined
  return (
    <Group
      ref={frame}
      aria-label={labelHidden ? label : undefined}
      aria-labelledby={labelHidden ? undefined : `${id}-label`}
      aria-describedby={(error ?? helper) === undefined ? undefined : getHelperId(id)}
    >
      {!labelHidden && (
        <FormLabel
          id={`${id}-label`}
          component="div"
          required={required ?? false}
          error={hasError}
          sx={{ mb: 0.75 }}
        >
          {label}
        </FormLabel>
      )}
      {children}
      {(error ?? helper) !== undefined && (
        <FormHelperText
          id={getHelperId(id)}
          component="div"
          error={hasError}
          {...(hasError && { role: 'note' })}
        >
          {error ?? helper}
        </FormHelperText>
      )}
    </Group>
  )
}
