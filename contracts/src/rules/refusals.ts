export type Refusals<A extends string> = Readonly<Record<A, string | null>>

export const adminsOnly = 'Only admins may do this'
export const superOnly = 'Only the super level may do this'
export const peopleManagersOnly = 'Only those who manage employees may do this'
export const singleSignOnRemoves = 'With single sign-on, employees are not deleted here'
export const partnerSells = 'Your subscription is managed by your partner. Please contact support.'

const forGood: readonly string[] = [
  adminsOnly,
  superOnly,
  peopleManagersOnly,
  singleSignOnRemoves,
  partnerSells,
]

/** Permanent refusals hide the action; temporary ones explain it (S0 section 6). */
export const isForGood = (refusal: string | null): boolean => refusal !== null && forGood.includes(refusal)

export const firstOf = (...reasons: readonly (string | false | null)[]): string | null =>
  reasons.find((reason): reason is string => typeof reason === 'string') ?? null
