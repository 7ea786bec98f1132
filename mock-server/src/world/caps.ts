/** Limits for rows that anyone can create (U-7). */
export interface Caps {
  reports: number
  /** Views are paid for: a full log takes no more instead of dropping the oldest. */
  logged: number
  plays: number
  /** Characters as base64, per preview. */
  documents: number
}

export const worldCaps: Caps = {
  reports: 10_000,
  logged: 100_000,
  plays: 10_000,
  documents: 8_000_000,
}
