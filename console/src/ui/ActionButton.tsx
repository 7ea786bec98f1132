import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'
import { type Action, hintOf } from './action.ts'
import { Spinner } from './Spinner.tsx'
import { reason } from './tip.ts'

type Look = 'primary' | 'secondary' | 'text' | 'ghost'

type Props = {
  action: Action
  look?: Look
  size?: 'small' | 'medium'
  submit?: boolean
  fullWidth?: boolean
  /** Its text, which has no border, begins at the edge of its column. */
  flush?: boolean
  /** The region that it opens and closes. */
  expands?: { id: string; isOpen: boolean }
}

const looks: Record<Look, Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  text: { variant: 'text', color: 'primary' },
  ghost: { variant: 'text', color: 'inherit' },
}

/** An action as a button. Refused, it stays focusable, does nothing, and its tooltip says why. */
export function ActionButton({
  action,
  look = 'secondary',
  size = 'medium',
  submit,
  fullWidth,
  flush = false,
  expands,
}: Props) {
  const { label, icon, onRun, to, newTab, disabledReason, hidden, danger, busy } = action
  const isStopped = Boolean(disabledReason) || busy === true
  if (hidden) return null
  return (
    <Button
      {...reason(disabledReason ?? hintOf(action))}
      {...looks[look]}
      {...(danger && { color: 'error' })}
      {...(to && !isStopped && { component: Link, to, ...(newTab && { target: '_blank', rel: 'noopener' }) })}
      size={size}
      fullWidth={fullWidth ?? false}
      {...(flush && { sx: { ml: size === 'small' ? '-10px' : '-14px' } })}
      type={submit ? 'submit' : 'button'}
      startIcon={busy ? <Spinner aria-hidden /> : icon}
      aria-disabled={isStopped || undefined}
      aria-busy={busy || undefined}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      onClick={(event) => {
        if (isStopped) event.preventDefault()
        else onRun?.()
      }}
    >
      {label}
    </Button>
  )
}
