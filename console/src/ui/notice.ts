import type { Tone } from './theme/palette.ts'

/** A message that goes away by itself. */
export type Notice = {
  id: string
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'error'>
  text: string
  /** Milliseconds it stays; 0 stays until closed. */
  duration?: number | undefined
  /** What a button offers to do once more. */
  again?: { label: string; run: () => void } | undefined
  /** A second button beside that one. */
  other?: { label: string; run: () => void } | undefined
}

/** How long a notice stays unless it says otherwise (S0 section 2). */
export const NOTICE_DURATION = 6000

/** How long it stays that tells of a change in a list (S1 section 9). */
export const LIST_NOTICE_DURATION = 5000

/** What a wizard says of saving stays longer (S1 section 9). */
export const WIZARD_NOTICE_DURATION = 15_000

/** There is time to press what a notice offers. */
export const RETRY_NOTICE_DURATION = 20_000
