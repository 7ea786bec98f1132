import {
  type ChangeProblem,
  type Company,
  createSubscriptionChange,
  getChangeProblemText,
  type Plan,
  type SubscriptionChange,
} from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { toKebabCase } from '../../io/words.ts'
import {
  type EndTexts,
  endKeys,
  exampleDay,
  noEndText,
  parseEnd,
  type SubscriptionEnd,
  validityFormat,
} from './endDate.ts'

export interface SubscriptionOptions extends EndTexts {
  plan?: string | undefined
  seats?: number | undefined
}

export const selectSubscriptionOptions = ({
  plan,
  seats,
  validity,
  validTill,
  until,
  extend,
}: SubscriptionOptions): SubscriptionOptions => ({ plan, seats, validity, validTill, until, extend })

export const changesAnything = (options: SubscriptionOptions): boolean =>
  [options.plan, options.seats, ...endKeys.map((key) => options[key])].some((option) => option !== undefined)

const createUsageStop = (message: string, hint: string): Stop => new Stop(message, exitCodes.usage, hint)

export function refuseSeveralEnds(options: SubscriptionOptions): void {
  const usedOptions = endKeys
    .filter((key) => options[key] !== undefined)
    .map((key) => `--${toKebabCase(key)}`)
  if (usedOptions.length < 2) return
  const names = usedOptions.join(' and ')
  throw createUsageStop(`${names} can't be combined.`, `Leave out ${usedOptions.slice(1).join(' and ')}.`)
}

export function parseSubscriptionEnd(
  options: SubscriptionOptions,
  now: string,
  currentEnd: string | null | undefined,
): SubscriptionEnd {
  refuseSeveralEnds(options)
  const result = parseEnd(options, now, currentEnd)
  if ('end' in result) return result.end
  if (result.problem === noEndText) throw createUsageStop(`${noEndText}.`, 'Leave out --extend.')
  if (result.key === 'extend') throw createUsageStop(result.problem, 'Use for example --extend 1y')
  if (result.key === 'validity') {
    throw createUsageStop(
      'Please select a timespan',
      `Add --validity with one of ${validityFormat}, or --valid-till <date>`,
    )
  }
  throw createUsageStop(
    result.problem,
    `Use a future day, such as --${toKebabCase(result.key)} ${exampleDay}`,
  )
}

const nextSteps: Readonly<Record<ChangeProblem, string>> = {
  'no plan': 'Add --plan <plan>',
  'no seats': 'Add --seats <n>',
  'no end': `Add --validity with one of ${validityFormat}, or --valid-till <date>`,
  'free seats': 'Leave out --seats.',
  'free end': 'Leave out --validity, --valid-till, --until and --extend.',
}

export function parseSubscriptionChange(
  company: Company,
  { namedPlan, held: currentPlan, now }: { namedPlan: Plan | undefined; held: Plan | undefined; now: string },
  { seats, ...end }: SubscriptionOptions,
): SubscriptionChange {
  const code = company.subscription?.subscription_code
  const requestedChange = { plan: namedPlan, seats, ...parseSubscriptionEnd(end, now, company.valid_to) }
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
