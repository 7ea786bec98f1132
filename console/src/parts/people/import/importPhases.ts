import type { Client, ListRef } from '@heed/contracts'
import type { SavedRemoval } from '../removal/RemovalQueue.ts'
import type { ImportFile } from './file/importFile.ts'

export const acceptedExtensions = '.csv,.txt'

export type ImportPhase =
  | 'idle'
  | 'reading'
  | 'refusedFile'
  | 'previewing'
  | 'preview'
  | 'saving'
  | 'failed'
  | 'done'

export type Refusal =
  | { kind: 'name' }
  | { kind: 'content'; message: string }
  | { kind: 'list'; lineNumber: number; name: string; reason: string }

/** `message` is null if the admin stopped the import. */
export type ImportFailure = { step: 'reading' | 'previewing' | 'saving'; message: string | null }

export type ConfirmRefusal = 'notReady' | 'nothingToSave' | 'noSeats' | 'undecided'

export type ImportOptions = {
  client: Client
  companyId: number
  list?: ListRef | undefined
  /** False under single sign-on (S2 section 2.3). */
  mayRemove: boolean
  /** False if the company has no employees' names to compare. */
  findsMoves: boolean
  openFile: () => ImportFile
  seatsLeft: () => number
  keep?: ((removal: SavedRemoval | undefined) => void) | undefined
  onSaved?: () => void
}
