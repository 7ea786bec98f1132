import { company as known } from '@heed/contracts/pact/company'
import type { StateParams } from '@heed/contracts/pact/states'
import { aCardRow, partnerPlan, trialPlan } from '@heed/fixtures'
import { dayMs } from '../world/Clock.ts'
import type { World } from '../world/World.ts'

const plans = { trial: trialPlan, partner: partnerPlan } as const

export function putBilling(world: World, { plan, card, portal, noPortal }: StateParams<'billing'>): void {
  const company = world.companies.get(known.id)
  const account = world.accounts.get(known.partner.id)
  if (!company || !account) throw new RangeError('The company of the interactions is not there')
  const billing = portal === true || plan === 'trial'
  world.companies.put({ ...company, billing, plan: plan ? plans[plan] : company.plan })
  world.accounts.put({ ...account, billing: noPortal !== true })
  if (card) {
    const id = card === 'company' ? (`company:${company.id}` as const) : (`account:${account.id}` as const)
    world.billing.cards.put(aCardRow({ id, validUntil: world.clock.after(365 * dayMs) }))
  }
}
