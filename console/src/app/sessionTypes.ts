import type { Client } from '@heed/contracts'
import type { KeepTrying } from './keepTrying.ts'

export interface SessionOptions {
  client: Client
  keepTrying: KeepTrying
  keepToken: boolean
}

export type SessionEnd = 'left' | 'leftElsewhere' | 'expired'
