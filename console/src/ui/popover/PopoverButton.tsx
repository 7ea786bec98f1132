import ExpandMore from 'virtual:icon/ExpandMore'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { getReasonProps } from '../tooltipProps.ts'
import { Popover } from './Popover.tsx'

type Props = {
  label: string
  icon?: ReactNode
  size?: 'small' | 'medium'
  disabledReason?: string | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function PopoverButton({ label, icon, size = 'medium', disabledReason, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        {...getReasonProps(disabledReason)}
        size={size}
        startIcon={icon}
        endIcon={<ExpandMore aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-disabled={disabledReason !== undefined || undefined}
        onClick={(event) => {
          if (!disabledReason) setAnchor(event.currentTarget)
        }}
      >
        {label}
      </Button>
      <Popover label={label} anchor={anchor} onClose={close}>
        <div style={{ padding: 16 }}>{typeof children === 'function' ? children(close) : children}</div>
      </Popover>
    </>
  )
}
