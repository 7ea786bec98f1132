import MuiPopover from '@mui/material/Popover'
import type { ReactNode } from 'react'
import { focusPanelStart } from '../focus/useStartFocus.ts'

export type PopoverProps = {
  label: string
  anchor: HTMLElement | null
  onClose: () => void
  children: ReactNode
  align?: 'start' | 'end'
  width?: number
}

export function PopoverPane({
  label,
  anchor,
  onClose,
  children,
  align = 'start',
  width = 300,
}: PopoverProps) {
  const side = align === 'start' ? 'left' : 'right'
  return (
    <MuiPopover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: {
          ref: focusPanelStart,
          role: 'dialog',
          'aria-label': label,
          sx: { mt: 1, width, maxWidth: '92vw' },
        },
      }}
    >
      {children}
    </MuiPopover>
  )
}
