import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import { typeScale as scale } from '../theme/tokens.ts'
import { ActionMenuItem } from './ActionMenuItem.tsx'
import type { Action } from './action.ts'

/** Notes are as wide as the menu but never widen it. */
const Notes = styled('li')(({ theme }) => ({
  width: 0,
  minWidth: '100%',
  marginTop: 4,
  padding: '8px 10px 4px',
  textWrap: 'pretty',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: scale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

export type PaneProps = {
  id: string
  label: string
  actions: readonly Action[]
  anchor: HTMLElement | null
  onClose: () => void
}

export function ActionMenuPane({ id, label, actions, anchor, onClose }: PaneProps) {
  const notes = [
    ...new Set(actions.flatMap(({ note, disabledReason }) => (disabledReason ? [] : (note ?? [])))),
  ]
  const notesId = `${id}-notes`
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label, ...(notes.length > 0 && { 'aria-describedby': notesId }) } }}
    >
      {actions.map((action) => (
        <ActionMenuItem key={action.key} action={action} onDone={onClose} />
      ))}
      {notes.length > 0 && (
        <Notes id={notesId} role="none">
          {notes.join(' ')}
        </Notes>
      )}
    </Menu>
  )
}
