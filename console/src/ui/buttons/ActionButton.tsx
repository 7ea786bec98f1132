import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'
import { getReasonProps } from '../tooltipProps.ts'
import { type Action, formatHint } from './action.ts'
import { Spinner } from './Spinner.tsx'

type ButtonLook = 'primary' | 'secondary' | 'text' | 'ghost'

type Props = {
  action: Action
  look?: ButtonLook
  size?: 'small' | 'medium'
  submit?: boolean
  fullWidth?: boolean
  /** Aligns the text with the column's edge. */
  flush?: boolean
  expands?: { id: string; isOpen: boolean }
}

const buttonProps: Record<ButtonLook, Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  text: { variant: 'text', color: 'primary' },
  ghost: { variant: 'text', color: 'inherit' },
}

/** A disabled button ignores clicks but can receive focus; its tooltip shows the reason. */
export function ActionButton({
  action,
  look = 'secondary',
  size = 'medium',
  submit,
  fullWidth,
  flush = false,
  expands,
}: Props) {
  const { label, name, icon, onRun, to, newTab, disabledReason, hidden, danger, busy } = action
  const isDisabled = Boolean(disabledReason) || busy === true
  if (hidden) return null
  return (
    <Button
      {...getReasonProps(disabledReason ?? formatHint(action))}
      {...buttonProps[look]}
      {...(danger && { color: 'error' })}
      {...(to &&
        !isDisabled && { component: Link, to, ...(newTab && { target: '_blank', rel: 'noopener' }) })}
      size={size}
      fullWidth={fullWidth ?? false}
      {...(flush && { sx: { ml: size === 'small' ? '-10px' : '-14px' } })}
      type={submit ? 'submit' : 'button'}
      startIcon={busy ? <Spinner aria-hidden /> : icon}
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      onClick={(event) => {
        if (isDisabled) event.preventDefault()
        else onRun?.()
      }}
    >
      {label}
    </Button>
  )
}
