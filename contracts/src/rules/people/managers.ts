const lastOne = {
  company: "A company's last admin can't be removed",
  account: "The account's last manager can't be removed",
} as const

type Removal = { isOneself: boolean; isLast: boolean; of: keyof typeof lastOne }

const thereAlready = {
  company: 'is already an admin of the company',
  account: 'already manages the account',
} as const

export const managerAdditionRefusal = (
  email: string,
  { isThere, of }: { isThere: boolean; of: keyof typeof thereAlready },
): string | null => (isThere ? `${email} ${thereAlready[of]}` : null)

/** Null if the manager can be removed (S1 section 6, W-3). */
export function managerRemovalRefusal({ isOneself, isLast, of }: Removal): string | null {
  if (isOneself) return "You can't remove yourself"
  return isLast ? lastOne[of] : null
}
