import * as z from 'zod/mini'
import { IntegrationType } from '../src/index.ts'
import { type Person, people } from './company.ts'

const noParams = z.strictObject({})
const optionalFlag = z.optional(z.literal(true))

export const states = {
  'a company': z.strictObject({
    anonymous: optionalFlag,
    singleSignOn: optionalFlag,
    full: optionalFlag,
    expired: optionalFlag,
  }),
  'signed in': z.strictObject({ as: z.enum(Object.keys(people) as [Person, ...Person[]]) }),
  'the token has expired': noParams,
  'no lists': noParams,
  'the lists are refused': noParams,
  'nobody is employed': noParams,
  'a list owned by an integration': z.strictObject({ listId: z.int(), source: z.enum(['azure', 'google']) }),
  'campaigns of an employee': z.strictObject({ email: z.string() }),
  /** If sent: Ása scored 40 and 90, Björn hasn't started, Carla's email bounced; a reminder was sent two days ago. */
  'an assessment': z.strictObject({
    assessmentId: z.int(),
    is: z.enum(['draft', 'scheduled', 'active', 'completed']),
    packaged: optionalFlag,
  }),
  /** "Passwords", one lesson emailed to Finance: planned for next week, or sent a week ago and not opened. */
  'a training': z.strictObject({
    trainingId: z.int(),
    is: z.enum(['draft', 'scheduled', 'active', 'completed']),
  }),
  'packages are made': z.strictObject({ uniqueId: z.string() }),
  /** For Finance and Sales, sent on Mondays at 07:00 UTC to board@example.is; has one execution. */
  'a report': z.strictObject({
    reportId: z.int(),
    executionId: z.int(),
    is: z.enum(['planned', 'running', 'succeeded', 'withoutPdf', 'failed']),
  }),
  'a note beside a subject': z.strictObject({ noteId: z.int(), subjectId: z.int(), content: z.string() }),
  'a plan with one subject': z.strictObject({ subjectId: z.int() }),
  'an emailed link': z.strictObject({ token: z.string(), is: z.enum(['valid', 'used', 'expired']) }),
  'the bot check refuses': z.strictObject({ token: z.string() }),
  /** A connected, enabled service with every field filled in; with `revoked`, the service rejects requests. */
  'an integration': z.strictObject({
    type: IntegrationType,
    is: z.enum(['connected', 'revoked', 'syncing', 'synced', 'failed']),
    groupId: z.optional(z.string()),
  }),
  'Azure does not know the tenant': z.strictObject({ tenant: z.string() }),
  'an imported package': z.strictObject({ scormId: z.int(), languages: z.string() }),
  'a preview': z.strictObject({ scormId: z.int(), language: z.string() }),
  /** Has 100 views; subject 101 is embeddable and was watched once. */
  'a pay-per-view package': z.strictObject({ apiKey: z.string() }),
  'a public notice': z.strictObject({
    type: z.enum(['success', 'warning', 'error', 'info']),
    message: z.string(),
  }),
  'an API key': z.strictObject({ apiKeyId: z.int(), name: z.string() }),
  'a sent mail': z.strictObject({ mailId: z.int() }),
  'records of the platform': noParams,
  /**
   * With `portal` or in a trial, the company can open the billing portal; with `noPortal`, the account
   * can't.
   */
  billing: z.strictObject({
    plan: z.optional(z.enum(['trial', 'partner'])),
    card: z.optional(z.enum(['company', 'account'])),
    portal: optionalFlag,
    noPortal: optionalFlag,
  }),
  'a campaign runs': noParams,
  'another manager of the account': z.strictObject({ email: z.string() }),
  'a company of the partner': z.strictObject({ companyId: z.int() }),
  'a credit': z.strictObject({ packageId: z.int() }),
  /** Responds to every call with this status; `retryAfter` is in seconds. */
  'the server fails': z.strictObject({
    status: z.int().check(z.gte(429)),
    message: z.string(),
    retryAfter: z.optional(z.int()),
  }),
} as const

export type StateName = keyof typeof states
export type StateParams<S extends StateName> = z.output<(typeof states)[S]>

type StateInput<S extends StateName> =
  Record<never, never> extends StateParams<S>
    ? { state: S; params?: StateParams<S> }
    : { state: S; params: StateParams<S> }

type OtherState = Exclude<StateName, 'a company' | 'signed in'>

export type Given = { [S in OtherState]: StateInput<S> }[OtherState]
export type GivenCompany = StateInput<'a company'>

export interface PinnedState {
  name: StateName
  params: Record<string, string | number | boolean>
}

/** The Pact library checks neither state names nor their parameters. */
export function parseState(name: string, params: unknown): PinnedState {
  if (!Object.hasOwn(states, name))
    throw new Error(`There is no provider state "${name}"; states.ts lists them`)
  const result = states[name as StateName].safeParse(params ?? {})
  if (result.success) return { name: name as StateName, params: JSON.parse(JSON.stringify(result.data)) }
  const [issue] = result.error.issues
  throw new Error(`State "${name}": ${issue?.path.join('.')} ${issue?.message}`)
}
