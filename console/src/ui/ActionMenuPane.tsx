import Menu from '@mui/material/Menu'
import { ActionMenuItem } from './ActionMenuItem.tsx'
import type { Action } from './action.ts'

export type PaneProps = {
  id: string
  label: string
  actions: readonly Action[]
  /** What it hangs from; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** The list of actions that the three dots open. */
export function ActionMenuPane({ id, label, actions, anchor, onClose }: PaneProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {actions.map((action) => (
        <ActionMenuItem key={action.key} action={action} onDone={onClose} />
      ))}
    </Menu>
  )
}
