import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { observer } from 'mobx-react-lite'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { CommandBlock } from '../../../ui/code/CommandBlock.tsx'
import type { UpgradeChoice } from './UpgradeChoice.ts'

/** The command only estimates the price, because a terminal can't accept cards. */
export const EstimateCommand = observer(function EstimateCommand({ choice }: { choice: UpgradeChoice }) {
  const { company_id: companyId } = useCompany()
  const { order } = choice
  if (!order) return null
  const { planId, seats, coupon } = order
  const commandParts = [
    `heed api subscriptions.estimate --company ${companyId}`,
    `--planId ${quoteShellWord(planId)} --seats ${seats}`,
    ...(coupon === undefined ? [] : [`--coupon ${quoteShellWord(coupon)}`]),
  ]
  return <CommandBlock command={commandParts.join(' ')} />
})
