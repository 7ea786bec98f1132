export type Refusals<A extends string> = Readonly<Record<A, string | null>>

export const adminsOnlyText = 'Only admins can do this'
export const superAdminsOnlyText = 'Only super admins can do this'
export const peopleManagersOnlyText = 'You need permission to manage employees'
export const singleSignOnDeleteText = "With single sign-on, employees can't be deleted here"
export const managedByPartnerText = 'Your subscription is managed by your partner. Please contact support.'

const permanentRefusals: readonly string[] = [
  adminsOnlyText,
  superAdminsOnlyText,
  peopleManagersOnlyText,
  singleSignOnDeleteText,
  managedByPartnerText,
]

/** A permanent refusal hides the action; a temporary refusal explains why it isn't available (S0 section 6). */
export const isPermanentRefusal = (refusal: string | null): boolean =>
  refusal !== null && permanentRefusals.includes(refusal)

export const getFirstReason = (...reasons: readonly (string | false | null)[]): string | null =>
  reasons.find((reason): reason is string => typeof reason === 'string') ?? null
