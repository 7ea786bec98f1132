import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import type { PreparedRun } from '../../job/journal/prepared.ts'
import type { KnownRun, RunHead } from '../../job/journal/types.ts'

/** Where the verbs of `heed runs` tell what they did, besides the terminal. */
export interface RunFiles {
  receipt?: string | undefined
  result?: string | undefined
}

/** What may be typed beside the id of a run to go on with it. */
export interface AgainOptions extends RunFiles {
  /** Of the company that a run makes by options: its address is not kept. */
  managerEmail?: string | undefined
}

export interface UndoOptions extends RunFiles {
  /** Where who goes is written first. */
  export?: string | undefined
  /** All of them are named. */
  names: boolean
  /** It only shows what it would do. */
  dryRun: boolean
  yes: boolean
  maxDelete: number
}

interface ApplyOptions extends RunFiles {
  yes: boolean
  /** Where the prepared run lies: its file may have been handed on together with it. */
  path: string
}

/** What a journal tells whose entries are no items. */
export interface RunItems {
  items: readonly ItemEntry[]
  /** So far, for a run without a receipt. */
  counts: Readonly<Record<string, number>>
  /** Said beside the items. */
  notes: readonly string[]
}

/** What can be done with a run of a kind; what is missing cannot. Settings fit the run when one of them is called. */
export interface RunKind {
  /** Goes on with what is left, and does again what failed. */
  resume?(context: Context, run: KnownRun, options: AgainOptions): Promise<FactsOutcome>
  /** Does the failed rows again, and no others. */
  retry?(context: Context, run: KnownRun, options: AgainOptions): Promise<FactsOutcome>
  /** Takes back what the run made, and nothing else. */
  undo?(context: Context, run: KnownRun, options: UndoOptions): Promise<FactsOutcome>
  /** Does what was prepared, or refuses because something moved. */
  apply?(context: Context, prepared: PreparedRun, options: ApplyOptions): Promise<FactsOutcome>
  /** Verbs that don't write `--result`: the option is refused there. */
  withoutResult?: readonly ('resume' | 'retry' | 'undo')[]
  /** Reads its journal; without it the entries are items. */
  read?(head: RunHead, entries: readonly unknown[]): RunItems
}

/** Every kind of run, by the command that begins it; loaded when it is needed. */
export const kinds: Readonly<Record<string, () => Promise<RunKind>>> = {
  'employees import': async () => (await import('../employees/import/kind.ts')).importKind,
  'companies create': async () => (await import('../companies/create/kind.ts')).newCompaniesKind,
  'employees delete': async () => (await import('../employees/deletionKind.ts')).deletionKind,
  'lists add': async () => (await import('../lists/addingKind.ts')).addingKind,
}
