import {
  computeMonthlySubscriptionPrice,
  eternalValidityMonths,
  formatMoneyText,
  listSeatChoices,
  type Plan,
  validityMonths,
} from '@heed/contracts'
import { findPlan } from '@heed/contracts/rules/newCompanies/check'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import type { RawRow } from '@heed/contracts/rules/rows/columns'
import { chooseAccount } from '../../../command/accounts.ts'
import type { Context } from '../../../command/context.ts'
import type { CreateOptions } from '../createCommand.ts'

function formatPrices(plan: Plan): string {
  if (plan.isFree) return 'free'
  return listSeatChoices(plan)
    .map((seats) => `${seats}: ${formatMoneyText(computeMonthlySubscriptionPrice(plan, seats) ?? 0)}`)
    .join(' · ')
}

const validityChoices = validityMonths
  .filter((months) => months > 0)
  .map((months) =>
    months === eternalValidityMonths
      ? { value: forever, name: 'Forever' }
      : { value: String(months), name: months === 1 ? '1 month' : `${months} months` },
  )

async function fetchSellablePlans(context: Context, planCode: string | undefined): Promise<readonly Plan[]> {
  const client = await context.client()
  const { superForAccounts } = await client.auth.getCurrentUser()
  const { plans } = await client.partners.loadPlans({
    partnerId: chooseAccount(superForAccounts, planCode).id,
  })
  return plans
}

export async function askForCompany({ ...context }: Context, options: CreateOptions): Promise<RawRow> {
  const { ask } = context
  const name = options.name ?? (await ask.text('Company name', '--name <name>'))
  const incomplete = options.plan === undefined || options.seats === undefined
  const plans = incomplete ? await fetchSellablePlans(context, options.partner) : []
  const plan =
    options.plan ??
    (await ask.select(
      'Plan',
      plans.map((plan) => ({
        value: plan.code,
        name: `${plan.name}  ${formatPrices(plan)}`,
        hint: plan.definition.description,
      })),
      '--plan <code>',
    ))
  const isFree = findPlan(plans, plan)?.isFree === true
  const seats = options.seats ?? (isFree ? undefined : await ask.text('Number of seats', '--seats <n>'))
  const hasEnd = options.validity !== undefined || options.validTill !== undefined
  const validity =
    hasEnd || isFree ? options.validity : await ask.select('Timespan', validityChoices, '--validity <months>')
  const cells = {
    name,
    plan,
    seats,
    validity,
    validTill: options.validTill,
    managerEmail: options.managerEmail,
    managerName: options.managerName,
  }
  return {
    line: 1,
    cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)),
  }
}
