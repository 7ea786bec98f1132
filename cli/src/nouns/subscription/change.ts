import {
  type ChangeProblem,
  type Company,
  createSubscriptionChange,
  customValidity,
  eternalValidityMonths,
  getChangeProblemText,
  getValidTillProblem,
  type Plan,
  purchasableMonths,
  type SubscriptionChange,
  Validity,
} from '@heed/contracts'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { exitCodes, Stop } from '../../io/exit.ts'

export interface SubscriptionOptions {
  plan?: string | undefined
  seats?: number | undefined
  validity?: string | undefined
  validTill?: string | undefined
}

const createUsageStop = (message: string, hint: string): Stop => new Stop(message, exitCodes.usage, hint)

const validityFormat = `${purchasableMonths.join(', ')}, or ${forever}`

function parseSubscriptionEnd({
  validity,
  validTill,
}: SubscriptionOptions): Pick<SubscriptionChange, 'validity' | 'validTill'> {
  if (validity !== undefined && validTill !== undefined) {
    throw createUsageStop(
      "--validity and --valid-till can't be combined.",
      'Leave out --validity or --valid-till.',
    )
  }
  if (validTill !== undefined) {
    // The platform's clock decides whether the day is in the future.
    const problem = getValidTillProblem(validTill, new Date(0).toISOString())
    if (problem) throw createUsageStop(problem, 'Use a future day, such as --valid-till 2027-06-30')
    return { validity: customValidity, validTill }
  }
  if (validity === undefined) return {}
  const parseResult = Validity.safeParse(
    validity.toLowerCase() === forever ? eternalValidityMonths : Number(validity),
  )
  if (parseResult.success && parseResult.data !== customValidity) return { validity: parseResult.data }
  throw createUsageStop(
    'Please select a timespan',
    `Add --validity with one of ${validityFormat}, or --valid-till <date>`,
  )
}

const nextSteps: Readonly<Record<ChangeProblem, string>> = {
  'no plan': 'Add --plan <plan>',
  'no seats': 'Add --seats <n>',
  'no end': `Add --validity with one of ${validityFormat}, or --valid-till <date>`,
  'free seats': 'Leave out --seats.',
  'free end': 'Leave out --validity and --valid-till.',
}

export function parseSubscriptionChange(
  company: Company,
  { namedPlan, held: currentPlan }: { namedPlan: Plan | undefined; held: Plan | undefined },
  { seats, ...end }: SubscriptionOptions,
): SubscriptionChange {
  const code = company.subscription?.subscription_code
  const requestedChange = { plan: namedPlan, seats, ...parseSubscriptionEnd(end) }
  const parseResult = createSubscriptionChange(
    { code, plan: currentPlan, seats: company.users_available },
    requestedChange,
  )
  if ('change' in parseResult) return parseResult.change
  throw createUsageStop(
    getChangeProblemText(parseResult.problem, namedPlan ?? currentPlan ?? { code: '' }),
    nextSteps[parseResult.problem],
  )
}
