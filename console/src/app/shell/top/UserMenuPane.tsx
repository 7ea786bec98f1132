import { PopoverPane, type PopoverProps } from '../../../ui/popover/PopoverPane.tsx'
import { UserMenuContent } from './UserMenuContent.tsx'

export type PaneProps = Pick<PopoverProps, 'label' | 'anchor' | 'onClose'> & {
  onSwitch: () => void
}

export function UserMenuPane({ onSwitch, ...popover }: PaneProps) {
  return (
    <PopoverPane {...popover} align="end">
      <UserMenuContent onSwitch={onSwitch} onDone={popover.onClose} />
    </PopoverPane>
  )
}
