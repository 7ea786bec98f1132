import {
  type ChangeProblem,
  type Company,
  changeProblemText,
  customValidity,
  eternalValidity,
  monthsOnSale,
  type Plan,
  type SubscriptionChange,
  subscriptionChange,
  Validity,
  validTillProblem,
} from '@heed/contracts'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { exitCodes, Stop } from '../../io/exit.ts'

export interface Options {
  plan?: string | undefined
  seats?: number | undefined
  validity?: string | undefined
  validTill?: string | undefined
}

const usage = (message: string, next: string): Stop => new Stop(message, exitCodes.usage, next)

const spans = `${monthsOnSale.join(', ')}, or ${forever}`

function readEnd({ validity, validTill }: Options): Pick<SubscriptionChange, 'validity' | 'validTill'> {
  if (validity !== undefined && validTill !== undefined) {
    throw usage("--validity and --valid-till can't be combined.", 'Leave --validity or --valid-till out.')
  }
  if (validTill !== undefined) {
    // The platform's clock decides whether the day is in the future.
    const problem = validTillProblem(validTill, new Date(0).toISOString())
    if (problem) throw usage(problem, 'Use a day such as --valid-till 2027-06-30')
    return { validity: customValidity, validTill }
  }
  if (validity === undefined) return {}
  const read = Validity.safeParse(validity.toLowerCase() === forever ? eternalValidity : Number(validity))
  if (read.success && read.data !== customValidity) return { validity: read.data }
  throw usage('Please select a timespan', `Add --validity with one of ${spans}, or --valid-till <date>`)
}

const nextSteps: Readonly<Record<ChangeProblem, string>> = {
  'no plan': 'Add --plan <plan>',
  'no seats': 'Add --seats <n>',
  'no end': `Add --validity with one of ${spans}, or --valid-till <date>`,
  'free seats': 'Leave --seats out.',
  'free end': 'Leave --validity and --valid-till out.',
}

export function readChange(
  company: Company,
  { named: plan, held }: { named: Plan | undefined; held: Plan | undefined },
  { seats, ...end }: Options,
): SubscriptionChange {
  const code = company.subscription?.subscription_code
  const asked = { plan, seats, ...readEnd(end) }
  const read = subscriptionChange({ code, plan: held, seats: company.users_available }, asked)
  if ('change' in read) return read.change
  throw usage(changeProblemText(read.problem, plan ?? held ?? { code: '' }), nextSteps[read.problem])
}
