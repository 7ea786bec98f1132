import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { ItemEntry } from '../../job/journal/items.ts'
import type { KnownRun, ResumableOptions } from '../../job/journal/types.ts'
import type { UndoOptions } from '../../nouns/runs/kinds.ts'
import type { RowValues } from '../fields.ts'

type Facts = Readonly<Record<string, string | null>>

export interface RowEntry extends ItemEntry {
  before?: Facts
  after?: Facts
  address?: string
}

/** Addresses typed on the command line are stored only as a hash, and typed again to resume. */
export interface RowRunOptions extends RowValues, Partial<ResumableOptions> {
  retypedHash?: string
  isIncomplete?: true
}

export type RetypedOption = 'managerEmail' | 'recipients'

export type RowUndoAction = (
  context: Context,
  knownRun: KnownRun,
  options: UndoOptions,
) => Promise<FactsOutcome>

export interface RowRecord {
  repeatable?: true
  retyped?: RetypedOption
  describe?(context: Context, values: RowValues['values'], argument: string): Promise<Partial<RowEntry>>
  toEntry?(document: FactsOutcome['document']): Partial<RowEntry>
  undo: RowUndoAction | readonly [reason: string, ...hints: string[]]
  brief?: BriefResults
}

export interface BriefResults {
  label: string
  formatLine(document: FactsOutcome['document']): string
  formatTotal(documents: readonly FactsOutcome['document'][], companies: string): string
}

export const getUndo = ({ undo }: RowRecord): true | string => (typeof undo === 'function' ? true : undo[0])
