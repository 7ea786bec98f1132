/** For each action why it is refused, as a sentence; null where it is allowed. */
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

/**
 * Whether nothing that happens to the thing itself will lift the refusal: it lies in who one is, or in how the company
 * is set up. What is refused for good is not offered at all; any other refusal says why (S0 section 6).
 */
export const isForGood = (refusal: string | null): boolean => refusal !== null && forGood.includes(refusal)

/** The first reason that holds; null where none does. */
export const firstOf = (...reasons: readonly (string | false | null)[]): string | null =>
  reasons.find((reason): reason is string => typeof reason === 'string') ?? null
