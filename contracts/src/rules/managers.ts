const lastOne = {
  company: 'The last admin of a company cannot be removed',
  account: 'The last manager of the account cannot be removed',
} as const

type Removal = { isOneself: boolean; isLast: boolean; of: keyof typeof lastOne }

const thereAlready = {
  company: 'is an admin of the company already',
  account: 'manages the account already',
} as const

export const managerAdditionRefusal = (
  email: string,
  { isThere, of }: { isThere: boolean; of: keyof typeof thereAlready },
): string | null => (isThere ? `${email} ${thereAlready[of]}` : null)

/** Null if the manager can be removed (S1 section 6, W-3). */
export function managerRemovalRefusal({ isOneself, isLast, of }: Removal): string | null {
  if (isOneself) return 'You cannot remove yourself'
  return isLast ? lastOne[of] : null
}
