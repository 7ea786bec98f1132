import ExpandMore from '@mui/icons-material/ExpandMore'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId, useState } from 'react'
import { LateMenu } from './ActionMenu.tsx'
import { type Action, offered } from './action.ts'

type Props = Pick<ButtonProps, 'variant' | 'color' | 'size'> & { action: Action }

/** A button that opens a menu of its choices. */
export function ChoiceButton({ action, ...look }: Props) {
  const { label, icon, choices = [] } = action
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        {...look}
        startIcon={icon}
        endIcon={<ExpandMore aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <LateMenu
        id={id}
        label={label}
        actions={offered(choices)}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
