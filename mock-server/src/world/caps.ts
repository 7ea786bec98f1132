/** How much of what anybody can make more of a world holds (U-7). */
export interface Caps {
  /** Events and metrics; the oldest make room. */
  reports: number
  /** Rows of the usage log; views are paid for, so that none of them makes room: one full of them takes no more. */
  logged: number
  /** Players that may still say that they play; the oldest make room. */
  plays: number
  /** Characters, as base64, of the documents of one preview; more are refused. */
  documents: number
}

export const worldCaps: Caps = {
  reports: 10_000,
  logged: 100_000,
  plays: 10_000,
  documents: 8_000_000,
}
