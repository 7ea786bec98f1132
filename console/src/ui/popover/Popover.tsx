import { createLazyOverlay } from '../lazyOverlay.tsx'
import type { PopoverProps } from './PopoverPane.tsx'

export const Popover = createLazyOverlay<PopoverProps>(
  async () => (await import('./PopoverPane.tsx')).PopoverPane,
  {
    isShown: ({ anchor }) => anchor !== null,
    often: true,
  },
)
