import type { Client, ListRef } from '@heed/contracts'
import type { SavedRemoval } from '../removal/RemovalQueue.ts'
import type { ImportFile } from './importFile.ts'

/** Files that the picker offers. */
export const importAccept = '.csv,.txt'

export type ImportPhase =
  | 'idle'
  | 'reading'
  | 'refusedFile'
  | 'previewing'
  | 'preview'
  | 'saving'
  | 'failed'
  | 'done'

/** Why a file is not taken: its name says it is no text file, or its content does, or it names a list kept elsewhere. */
export type Refusal =
  | { kind: 'name' }
  | { kind: 'content'; message: string }
  | { kind: 'list'; lineNumber: number; name: string; reason: string }

/** Without a message it was stopped by the person. `goOn` takes the step up where it ended. */
export type ImportFailure = { step: 'reading' | 'previewing' | 'saving'; message: string | null }

export type ConfirmRefusal = 'notReady' | 'nothingToSave' | 'noSeats'

export type ImportOptions = {
  client: Client
  companyId: number
  /** The list that is open; everyone in the file goes on it too. */
  list?: ListRef | undefined
  /** With single sign-on nobody is removed from here (S2 section 2.3). */
  mayRemove: boolean
  openFile: () => ImportFile
  /** Seats that are free now. */
  seatsLeft: () => number
  /** Hears of the people who are still to be removed; see `RemovalQueue`. */
  keep?: ((left: SavedRemoval | undefined) => void) | undefined
  /** Something was saved, though perhaps not everything. */
  onSaved?: () => void
}
