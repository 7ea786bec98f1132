import ExpandMore from 'virtual:icon/ExpandMore'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { LazyMenu } from './ActionMenu.tsx'
import { type Action, getVisibleActions } from './action.ts'

type Props = { action: Action }

export function PrimaryButton({ action }: Props) {
  const { choices, disabledReason, hidden } = action
  return choices && !disabledReason && !hidden ? (
    <ChoiceButton action={action} choices={choices} />
  ) : (
    <ActionButton action={action} look="primary" />
  )
}

function ChoiceButton({ action: { label, icon }, choices }: Props & { choices: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Button
        variant="contained"
        color="primary"
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
