import { ActionButton } from './ActionButton.tsx'
import type { Action } from './action.ts'
import { ChoiceButton } from './ChoiceButton.tsx'

type Props = { action: Action }

export function PrimaryButton({ action }: Props) {
  const { choices, disabledReason, hidden } = action
  return choices && !disabledReason && !hidden ? (
    <ChoiceButton {...{ action, choices }} variant="contained" color="primary" />
  ) : (
    <ActionButton action={action} look="primary" />
  )
}
