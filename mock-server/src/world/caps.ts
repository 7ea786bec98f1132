/** Limits on rows that anyone can create (U-7). */
export interface WorldLimits {
  reports: number
  emails: number
  /** Views are paid for, so a full log rejects new entries instead of dropping the oldest. */
  loggedViews: number
  plays: number
  /** Number of base64 characters per preview. */
  documents: number
}

export const defaultWorldLimits: WorldLimits = {
  reports: 10_000,
  emails: 1_500_000,
  loggedViews: 100_000,
  plays: 10_000,
  documents: 8_000_000,
}
