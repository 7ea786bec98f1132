import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import type { PreparedRun } from '../../job/journal/prepared.ts'
import type { KnownRun, RunHeader } from '../../job/journal/types.ts'

export interface RunFiles {
  receipt?: string | undefined
  result?: string | undefined
}

export interface RerunOptions extends RunFiles {
  /** Runs don't store email addresses. */
  managerEmail?: string | undefined
  recipients?: string | undefined
}

export interface UndoOptions extends RunFiles {
  export?: string | undefined
  names: boolean
  dryRun: boolean
  yes: boolean
  maxDelete: number
}

interface ApplyOptions extends RunFiles {
  yes: boolean
  path: string
}

export interface RunItems {
  items: readonly ItemEntry[]
  counts: Readonly<Record<string, number>>
  notes: readonly string[]
}

export interface RunKind {
  resume?(context: Context, run: KnownRun, options: RerunOptions): Promise<FactsOutcome>
  retry?(context: Context, run: KnownRun, options: RerunOptions): Promise<FactsOutcome>
  undo?(context: Context, run: KnownRun, options: UndoOptions): Promise<FactsOutcome>
  /** Says why runs of this kind can't be undone. */
  undoRefusal?: readonly [reason: string, ...hints: string[]]
  apply?(context: Context, preparedRun: PreparedRun, options: ApplyOptions): Promise<FactsOutcome>
  withoutResult?: readonly ('resume' | 'retry' | 'undo')[]
  read?(head: RunHeader, entries: readonly unknown[]): RunItems
}

async function loadRowsKind(name: string): Promise<RunKind> {
  const [{ commands }, { createRowsKind }] = await Promise.all([
    import('../../program/catalogue.ts'),
    import('../../many/recording/rowsKind.ts'),
  ])
  const command = commands.find((candidate) => candidate.name === name)
  const record = await command?.loadRecord?.()
  if (!command || !record) throw new Error(`heed ${name} has no recorded rows`)
  return createRowsKind(command, record)
}

const recordedCommands = [
  'companies update',
  'keys create',
  'keys rename',
  'keys rotate',
  'keys delete',
  'keys expire',
  'managers add',
  'managers remove',
  'managers resend',
  'reports create',
  'reports download',
] as const

export const runKindLoaders: Readonly<Record<string, () => Promise<RunKind>>> = {
  'employees import': async () => (await import('../employees/import/kind.ts')).importKind,
  'companies create': async () => (await import('../companies/create/kind.ts')).newCompaniesKind,
  'employees delete': async () => (await import('../employees/delete/deletionKind.ts')).deletionKind,
  'employees update': async () => (await import('../employees/move/moveKind.ts')).moveKind,
  api: async () => (await import('../api/rows/kind.ts')).apiKind,
  'subscription set': async () => (await import('../subscription/many/kind.ts')).changeKind,
  ...Object.fromEntries(recordedCommands.map((name) => [name, () => loadRowsKind(name)])),
  'lists add': async () => (await import('../lists/addingKind.ts')).addingKind,
}
