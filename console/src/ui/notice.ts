import type { Tone } from './theme/palette.ts'

/** A message that goes away by itself. */
export type Notice = {
  id: string
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'error'>
  text: string
  /** Milliseconds it stays; 0 stays until closed. */
  duration?: number | undefined
}

/** How long a notice stays unless it says otherwise (S0 section 2). */
export const NOTICE_DURATION = 6000
