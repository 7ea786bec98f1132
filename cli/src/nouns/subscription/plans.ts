import { foldedName, moneyText, monthlyPrice, type Plan, seatsMax } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { thousands } from '../../io/words.ts'

const planLine = (plan: Plan): string => {
  const [first] = plan.tiers
  const from = plan.isFree
    ? 'free'
    : `from ${moneyText(monthlyPrice(plan, first?.starting_unit ?? 1) ?? 0)} a month`
  return `${plan.code}  ${plan.name}, ${from}, up to ${thousands(seatsMax(plan))} seats`
}

export function findPlan(plans: readonly Plan[], wanted: string): Plan {
  const key = foldedName(wanted)
  const found =
    plans.find(({ code, id }) => code === wanted || id === wanted) ??
    plans.find(({ code, name }) => foldedName(code) === key || foldedName(name) === key)
  if (found) return found
  throw new Stop(
    `There's no plan "${wanted}".`,
    exitCodes.usage,
    'Add one of:',
    ...plans.map((plan) => `  --plan ${planLine(plan)}`),
  )
}
