import { late } from './late.tsx'
import type { PopoverProps } from './PopoverPane.tsx'

/** A small dialog that hangs from a control. Escape or a press outside closes it, and the focus returns. */
export const Popover = late<PopoverProps>(async () => (await import('./PopoverPane.tsx')).PopoverPane, {
  isShown: ({ anchor }) => anchor !== null,
  often: true,
})
