import ExpandMore from 'virtual:icon/ExpandMore'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId, useState } from 'react'
import { LazyMenu } from './ActionMenu.tsx'
import { type Action, getVisibleActions } from './action.ts'

type Props = {
  action: Pick<Action, 'label' | 'icon'>
  choices: readonly Action[]
} & Pick<ButtonProps, 'variant' | 'color' | 'size'>

export function ChoiceButton({ action: { label, icon }, choices, ...looks }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        {...looks}
        startIcon={icon}
        endIcon={<ExpandMore aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <LazyMenu
        id={id}
        label={label}
        actions={getVisibleActions(choices)}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
