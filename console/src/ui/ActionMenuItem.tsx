import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Action } from './action.ts'
import { type as scale } from './theme/tokens.ts'

const Why = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: 260,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

const Icon = styled('span')({ display: 'inline-flex', '& svg': { fontSize: 18 } })

type Props = { action: Action; onDone: () => void }

/** One line of a menu; a refused one keeps its place and carries its reason underneath. */
export function ActionMenuItem({ action, onDone, ...rest }: Props) {
  const { label, icon, onRun, to, disabledReason, danger } = action
  const why = useId()
  const isStopped = Boolean(disabledReason)
  return (
    <MenuItem
      {...rest}
      {...(to && !isStopped && { component: Link, to })}
      {...(isStopped && { 'aria-disabled': true, 'aria-label': label, 'aria-describedby': why })}
      sx={{
        color: danger && !isStopped ? 'error.main' : 'text.primary',
        cursor: isStopped ? 'not-allowed' : 'pointer',
      }}
      onClick={(event) => {
        if (isStopped) {
          event.preventDefault()
          return
        }
        onDone()
        onRun?.()
      }}
    >
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <span>
        {label}
        {disabledReason && <Why id={why}>{disabledReason}</Why>}
      </span>
    </MenuItem>
  )
}
