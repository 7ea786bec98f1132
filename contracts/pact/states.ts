import * as z from 'zod/mini'
import { IntegrationType } from '../src/index.ts'
import { type Person, people } from './company.ts'

const nothing = z.strictObject({})
const on = z.optional(z.literal(true))

/** Every provider state with its parameters: the one list of consumers and provider. */
export const states = {
  /** Puts company 101 with its lists, employees and people into a fresh world; the first state of every interaction. */
  'a company': z.strictObject({
    anonymous: on,
    singleSignOn: on,
    /** Nobody can be added: every seat is taken. */
    full: on,
    /** The subscription has ended. */
    expired: on,
  }),
  /** Added by the harness from `as`; answers the token that replaces the example. */
  'signed in': z.strictObject({ as: z.enum(Object.keys(people) as [Person, ...Person[]]) }),
  'the token has expired': nothing,
  'no lists': nothing,
  /** The lists of the company are refused to whoever asks, as by a platform whose keys may import and not look. */
  'the lists are refused': nothing,
  'nobody is employed': nothing,
  'a list owned by an integration': z.strictObject({ listId: z.int(), source: z.enum(['azure', 'google']) }),
  /** The person has a training and an assessment behind them. */
  'campaigns of an employee': z.strictObject({ email: z.string() }),
  /**
   * Of two scenarios for the three lists, the first of Phishing and the second of Passwords. Once it is sent Ása has
   * answered with 40 and 90, Björn has not begun, Carla's mail came back, and a reminder went out two days ago.
   */
  'an assessment': z.strictObject({
    assessmentId: z.int(),
    is: z.enum(['draft', 'scheduled', 'active', 'completed']),
    packaged: on,
  }),
  /**
   * Called Passwords, for Finance by email, of one lesson: planned for next week, or sent a week ago to Ása and Björn, who
   * have not looked at it.
   */
  'a training': z.strictObject({
    trainingId: z.int(),
    is: z.enum(['draft', 'scheduled', 'active', 'completed']),
  }),
  /** The company makes packages for a learning system of its own, and has made a training with this key. */
  'packages are made': z.strictObject({ uniqueId: z.string() }),
  /** A report over Finance and Sales, every Monday at 07:00 UTC to board@example.is, with one execution. */
  'a report': z.strictObject({
    reportId: z.int(),
    executionId: z.int(),
    is: z.enum(['planned', 'running', 'succeeded', 'withoutPdf', 'failed']),
  }),
  /** The company has written beside a subject of the library. */
  'a note beside a subject': z.strictObject({ noteId: z.int(), subjectId: z.int(), content: z.string() }),
  /** The plan holds this subject of the library only, and no scenario. */
  'a plan with one subject': z.strictObject({ subjectId: z.int() }),
  /** A sign-in link for the admin; 'used' and 'expired' ones are refused. */
  'an emailed link': z.strictObject({ token: z.string(), is: z.enum(['valid', 'used', 'expired']) }),
  /** A token that the bot check does not take. */
  'the bot check refuses': z.strictObject({ token: z.string() }),
  /**
   * A service is connected and enabled, with every field filled. `is` tells of its last or running sync; revoked, the
   * service refuses what it is asked. The group is one that is synced.
   */
  'an integration': z.strictObject({
    type: IntegrationType,
    is: z.enum(['connected', 'revoked', 'syncing', 'synced', 'failed']),
    groupId: z.optional(z.string()),
  }),
  /** A directory that Azure AD does not know. */
  'Azure does not know the tenant': z.strictObject({ tenant: z.string() }),
  /** A package of company 101 in languages such as 'is,en'; the first is the default one. */
  'an imported package': z.strictObject({ scormId: z.int(), languages: z.string() }),
  /** The admin looks at it; answers the token of the preview in place of the person's. */
  'a preview': z.strictObject({ scormId: z.int(), language: z.string() }),
  /** Company 101 bought 100 views; subject 101 may be embedded and was watched once. */
  'a pay-per-view package': z.strictObject({ apiKey: z.string() }),
  'a public notice': z.strictObject({
    type: z.enum(['success', 'warning', 'error', 'info']),
    message: z.string(),
  }),
  'an API key': z.strictObject({ apiKeyId: z.int(), name: z.string() }),
  /** A mail of the outbox. */
  'a sent mail': z.strictObject({ mailId: z.int() }),
  /** A hook, and free@example.is who registered for free with the id 51. */
  'records of the platform': nothing,
  /**
   * What the company holds in place of its plan, who has a card that pays, and where the billing service is: `portal`
   * opens it to the company, as a trial does, `noPortal` closes it to the account.
   */
  billing: z.strictObject({
    plan: z.optional(z.enum(['trial', 'partner'])),
    card: z.optional(z.enum(['company', 'account'])),
    portal: on,
    noPortal: on,
  }),
  /** The company has a training that runs. */
  'a campaign runs': nothing,
  /** Of the partner's account, beside the partner. */
  'another manager of the account': z.strictObject({ email: z.string() }),
  /** The partner manages it without selling to it. */
  'a company of the partner': z.strictObject({ companyId: z.int() }),
  /** The admin holds it for 50 people; hands back `csrf`, which the form says once more. */
  'a credit': z.strictObject({ packageId: z.int() }),
  /** Every call is answered with this status and `{ message }`; `retryAfter` in seconds. */
  'the server fails': z.strictObject({
    status: z.int().check(z.gte(429)),
    message: z.string(),
    retryAfter: z.optional(z.int()),
  }),
} as const

export type StateName = keyof typeof states
export type StateParams<S extends StateName> = z.output<(typeof states)[S]>

type GivenOf<S extends StateName> =
  Record<never, never> extends StateParams<S>
    ? { state: S; params?: StateParams<S> }
    : { state: S; params: StateParams<S> }

type OtherState = Exclude<StateName, 'a company' | 'signed in'>

/** A state as an interaction names it. */
export type Given = { [S in OtherState]: GivenOf<S> }[OtherState]
export type GivenCompany = GivenOf<'a company'>

export interface PinnedState {
  name: StateName
  params: Record<string, string | number | boolean>
}

/** Checks name and parameters of a state; the Pact library checks neither. */
export function parseState(name: string, params: unknown): PinnedState {
  if (!Object.hasOwn(states, name))
    throw new Error(`There is no provider state "${name}"; states.ts lists them`)
  const result = states[name as StateName].safeParse(params ?? {})
  if (result.success) return { name: name as StateName, params: JSON.parse(JSON.stringify(result.data)) }
  const [issue] = result.error.issues
  throw new Error(`State "${name}": ${issue?.path.join('.')} ${issue?.message}`)
}
