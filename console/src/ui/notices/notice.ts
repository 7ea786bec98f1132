import type { Tone } from '../theme/palette.ts'

export type Notice = {
  id: string
  tone: Extract<Tone, 'success' | 'info' | 'warning' | 'error'>
  text: string
  /** Time on screen, ms; 0 keeps the notice until the reader closes it. */
  duration?: number | undefined
  again?: { label: string; run: () => void } | undefined
  other?: { label: string; run: () => void } | undefined
}

export const NOTICE_DURATION_MS = 6000

export const LIST_NOTICE_MS = 5000

export const WIZARD_NOTICE_MS = 15_000

export const RETRY_NOTICE_MS = 20_000
