import Button, { type ButtonProps } from '@mui/material/Button'
import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { visuallyHiddenStyles } from '../text/visuallyHiddenStyles.ts'
import { sizes, TOUCH_QUERY } from '../theme/tokens.ts'
import { getReasonProps } from '../tooltipProps.ts'
import { type Action, formatHint, pendingStyle } from './action.ts'
import { Spinner } from './Spinner.tsx'

type ButtonLook = 'primary' | 'secondary' | 'text' | 'ghost'

type Props = {
  action: Action
  look?: ButtonLook
  size?: 'small' | 'medium'
  submit?: boolean
  fullWidth?: boolean
  /** Aligns the text with the column's edge. */
  flush?: boolean | 'end'
  isIconOnPhones?: boolean
  isIcon?: boolean
  expands?: { id: string; isOpen: boolean }
}

const PhoneHiddenText = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: visuallyHiddenStyles,
}))

const getIconOnPhonesStyles = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 44, padding: 0, '& .MuiButton-startIcon': { margin: 0 } },
})

const iconStyles = {
  minWidth: sizes.control,
  padding: 0,
  '& .MuiButton-startIcon': { margin: 0 },
  [TOUCH_QUERY]: { minWidth: sizes.touch },
}

const buttonProps: Record<ButtonLook, Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  text: { variant: 'text', color: 'primary' },
  ghost: { variant: 'text', color: 'inherit' },
}

const getFlushStyle = (edge: true | 'end', size: 'small' | 'medium') => ({
  [edge === 'end' ? 'marginInlineEnd' : 'marginInlineStart']: size === 'small' ? -10 : -14,
})

/** A disabled button ignores clicks but can receive focus; its tooltip shows the reason. */
export function ActionButton({
  action,
  look = 'secondary',
  size = 'medium',
  submit,
  fullWidth,
  flush = false,
  isIconOnPhones = false,
  isIcon = false,
  expands,
}: Props) {
  const { label, name, icon, onRun, to, state, newTab, disabledReason, hidden, danger, busy, pending } =
    action
  const isDisabled = Boolean(disabledReason) || busy === true
  if (hidden) return null
  return (
    <Button
      {...getReasonProps(disabledReason ?? formatHint(action))}
      {...buttonProps[look]}
      {...(danger && { color: 'error' })}
      {...(to &&
        !isDisabled && { component: Link, to, state, ...(newTab && { target: '_blank', rel: 'noopener' }) })}
      size={size}
      fullWidth={fullWidth ?? false}
      {...(isIconOnPhones && { sx: getIconOnPhonesStyles })}
      {...(isIcon && { sx: iconStyles })}
      style={{ ...(flush && getFlushStyle(flush, size)), ...(pending && pendingStyle) }}
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
      {isIcon ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : isIconOnPhones ? (
        <PhoneHiddenText>{label}</PhoneHiddenText>
      ) : (
        label
      )}
    </Button>
  )
}
