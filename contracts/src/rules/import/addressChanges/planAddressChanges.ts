import { getAddressRefusal } from '../../people/people.ts'
import type { AddressChange, AddressRefusal } from './readAddressChanges.ts'

export interface AddressPlan {
  /** Each step needs the addresses that earlier steps free. */
  steps: AddressChange[][]
  /** No one has the current address, but someone has the new one. */
  done: AddressChange[]
  refused: AddressRefusal[]
}

const reasons = {
  missing: 'employee not found',
  repeated: (line: number) => `line ${line} gives this employee a different address`,
  shared: (line: number) => `line ${line} uses the same new address`,
  swapped: 'these employees swap their addresses; give one of them a different address first',
}

const getTakenReason = (email: string): string => getAddressRefusal(email, true) ?? ''

/** Never lets two employees share an address. `isKnown` tells whether an employee has an address now. */
export function planAddressChanges(
  changes: readonly AddressChange[],
  isKnown: (email: string) => boolean,
): AddressPlan {
  const plan: AddressPlan = { steps: [], done: [], refused: [] }
  const byEmail = new Map<string, AddressChange>()
  const byNewEmail = new Map<string, AddressChange>()
  const refuse = ({ line, email }: AddressChange, reason: string) =>
    plan.refused.push({ line, email, reason })
  for (const change of changes) {
    const { email, newEmail } = change
    const sameEmail = byEmail.get(email)
    const sameNewEmail = byNewEmail.get(newEmail)
    if (sameEmail) {
      if (sameEmail.newEmail !== newEmail) refuse(change, reasons.repeated(sameEmail.line))
    } else if (sameNewEmail) refuse(change, reasons.shared(sameNewEmail.line))
    else if (!isKnown(email)) {
      if (isKnown(newEmail)) plan.done.push(change)
      else refuse(change, reasons.missing)
    } else {
      byEmail.set(email, change)
      byNewEmail.set(newEmail, change)
    }
  }
  /** Null means refused. */
  const stepsByEmail = new Map<string, number | null>()
  for (const change of byEmail.values()) {
    const chain = new Set<AddressChange>()
    let next: AddressChange | undefined = change
    while (next && !stepsByEmail.has(next.email) && !chain.has(next)) {
      chain.add(next)
      next = isKnown(next.newEmail) ? byEmail.get(next.newEmail) : undefined
    }
    const isSwapped = next !== undefined && chain.has(next)
    const links = [...chain].reverse()
    const isFree = next ? stepsByEmail.get(next.email) !== null : !isKnown(links[0]?.newEmail ?? '')
    let step = next ? (stepsByEmail.get(next.email) ?? -1) + 1 : 0
    for (const link of links) {
      if (isSwapped || !isFree) {
        stepsByEmail.set(link.email, null)
        refuse(link, isSwapped ? reasons.swapped : getTakenReason(link.newEmail))
        continue
      }
      stepsByEmail.set(link.email, step)
      plan.steps[step] ??= []
      plan.steps[step]?.push(link)
      step++
    }
  }
  plan.refused.sort((a, b) => a.line - b.line)
  return plan
}
