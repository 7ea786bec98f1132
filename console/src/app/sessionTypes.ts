import type { Client } from '@heed/contracts'
import type { KeepTrying } from './keepTrying.ts'

export interface SessionOptions {
  client: Client
  keepTrying: KeepTrying
  /** Stays signed in although the person could not be loaded (S0 section 4). */
  keepToken: boolean
}

/** How a session ended: by the person's own will, here or in another tab, or because it is no longer accepted. */
export type SessionEnd = 'left' | 'leftElsewhere' | 'expired'
