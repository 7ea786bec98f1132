const lastManagerMessages = {
  company: "A company's last admin can't be removed",
  account: "The account's last manager can't be removed",
} as const

type Removal = { isCurrentUser: boolean; isLast: boolean; kind: keyof typeof lastManagerMessages }

const existingManagerMessages = {
  company: 'is already an admin of the company',
  account: 'already manages the account',
} as const

export const getManagerAdditionRefusal = (
  email: string,
  { isThere, of: kind }: { isThere: boolean; of: keyof typeof existingManagerMessages },
): string | null => (isThere ? `${email} ${existingManagerMessages[kind]}` : null)

/** Null if the manager can be removed (S1 section 6, W-3). */
export function getManagerRemovalRefusal({ isCurrentUser, isLast, kind }: Removal): string | null {
  if (isCurrentUser) return "You can't remove yourself"
  return isLast ? lastManagerMessages[kind] : null
}
