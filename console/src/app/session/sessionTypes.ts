import type { AccessLevel, Client } from '@heed/contracts'
import type { RetryFunction } from '../keepTrying.ts'

export interface SessionOptions {
  client: Client
  keepTrying: RetryFunction
  keepToken: boolean
}

export type SessionEnd = 'left' | 'leftElsewhere' | 'expired'

/** Minimum role in the current company; `guest` requires being signed out. */
export type Audience = AccessLevel | 'guest'
