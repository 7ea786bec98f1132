export type Refusals<A extends string> = Readonly<Record<A, string | null>>

export const adminsOnly = 'Only admins can do this'
export const superOnly = 'Only super admins can do this'
export const peopleManagersOnly = 'You need permission to manage employees'
export const singleSignOnRemoves = "With single sign-on, employees can't be deleted here"
export const partnerSells = 'Your subscription is managed by your partner. Please contact support.'

const permanentRefusals: readonly string[] = [
  adminsOnly,
  superOnly,
  peopleManagersOnly,
  singleSignOnRemoves,
  partnerSells,
]

/** A permanent refusal hides the action; a temporary refusal explains why it isn't available (S0 section 6). */
export const isForGood = (refusal: string | null): boolean =>
  refusal !== null && permanentRefusals.includes(refusal)

export const getFirstReason = (...reasons: readonly (string | false | null)[]): string | null =>
  reasons.find((reason): reason is string => typeof reason === 'string') ?? null
