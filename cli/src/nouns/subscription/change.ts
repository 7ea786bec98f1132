import {
  type ChangeProblem,
  type Company,
  createSubscriptionChange,
  customValidity,
  eternalValidity,
  getChangeProblemText,
  getValidTillProblem,
  type Plan,
  purchasableMonths,
  type SubscriptionChange,
  Validity,
} from '@heed/contracts'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { exitCodes, Stop } from '../../io/exit.ts'

export interface Options {
  plan?: string | undefined
  seats?: number | undefined
  validity?: string | undefined
  validTill?: string | undefined
}

const toUsageStop = (message: string, hint: string): Stop => new Stop(message, exitCodes.usage, hint)

const validityFormat = `${purchasableMonths.join(', ')}, or ${forever}`

function readEnd({ validity, validTill }: Options): Pick<SubscriptionChange, 'validity' | 'validTill'> {
  if (validity !== undefined && validTill !== undefined) {
    throw toUsageStop(
      "--validity and --valid-till can't be combined.",
      'Leave out --validity or --valid-till.',
    )
  }
  if (validTill !== undefined) {
    // The platform's clock decides whether the day is in the future.
    const problem = getValidTillProblem(validTill, new Date(0).toISOString())
    if (problem) throw toUsageStop(problem, 'Use a future day, such as --valid-till 2027-06-30')
    return { validity: customValidity, validTill }
  }
  if (validity === undefined) return {}
  const parseResult = Validity.safeParse(
    validity.toLowerCase() === forever ? eternalValidity : Number(validity),
  )
  if (parseResult.success && parseResult.data !== customValidity) return { validity: parseResult.data }
  throw toUsageStop(
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

export function readChange(
  company: Company,
  { namedPlan, held: currentPlan }: { namedPlan: Plan | undefined; held: Plan | undefined },
  { seats, ...end }: Options,
): SubscriptionChange {
  const code = company.subscription?.subscription_code
  const requestedChange = { plan: namedPlan, seats, ...readEnd(end) }
  const parseResult = createSubscriptionChange(
    { code, plan: currentPlan, seats: company.users_available },
    requestedChange,
  )
  if ('change' in parseResult) return parseResult.change
  throw toUsageStop(
    getChangeProblemText(parseResult.problem, namedPlan ?? currentPlan ?? { code: '' }),
    nextSteps[parseResult.problem],
  )
}
