import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router'
import { typeScale as scale } from '../theme/tokens.ts'
import type { Action } from './action.ts'
import { Spinner } from './Spinner.tsx'

const Explanation = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: 260,
  fontSize: scale.size.tiny,
  whiteSpace: 'pre-line',
  color: theme.vars.palette.text.secondary,
}))

const Icon = styled('span')({ display: 'inline-flex', '& svg': { fontSize: '1.125rem' } })

type Props = { action: Action; onDone: () => void }

export function ActionMenuItem({ action, onDone, ...rest }: Props) {
  const { label, icon, onRun, to, disabledReason, danger, busy, hint } = action
  const noteId = useId()
  const isDisabled = Boolean(disabledReason) || busy === true
  const note = disabledReason ?? hint
  return (
    <MenuItem
      {...rest}
      {...(to && !isDisabled && { component: Link, to })}
      {...(isDisabled && { 'aria-disabled': true })}
      {...(note && { 'aria-label': label, 'aria-describedby': noteId })}
      aria-busy={busy || undefined}
      {...(danger && !isDisabled && { sx: { color: 'error.main' } })}
      onClick={(event) => {
        if (isDisabled) {
          event.preventDefault()
          return
        }
        onDone()
        onRun?.()
      }}
    >
      {(busy || icon) && <Icon aria-hidden>{busy ? <Spinner /> : icon}</Icon>}
      <span>
        {label}
        {note && <Explanation id={noteId}>{note}</Explanation>}
      </span>
    </MenuItem>
  )
}
