import type { ExitCode } from '../../io/exit.ts'

/** `path` '-' is standard input: the user must provide the same input again to resume. */
export interface RunInput {
  name: string
  path: string
  size: number
  sha256: string
}

export interface ResumableOptions {
  typedAgain: readonly string[]
}

export interface Party {
  id: number
  name: string
}

export interface RunLimits {
  /** Cents per month. */
  maxCost?: number
  maxNew?: number
  maxDelete?: number
  maxErrors?: string
}

/** Written before the run changes anything; names are masked, see `stringifyWithoutAddresses`. */
export interface RunHeader<Options = unknown> {
  id: string
  heed: string
  kind: string
  started: string
  api: string
  profile: string
  who: { id: string; name: string }
  partner: Party | null
  companies: readonly Party[]
  input: RunInput | null
  options: Options
  limits: RunLimits
  /** The run that this run undoes or retries. */
  of: string | null
}

export type RunState = 'running' | 'done' | 'interrupted' | 'stopped' | 'failed'

/** If there are more ids than fit into `first` and `last`, the ids in between are only counted. */
export interface RequestIds {
  count: number
  first: readonly string[]
  last: readonly string[]
}

/** Cents per month. */
export interface RunCost {
  currency: string
  before: number
  after: number
}

export interface Receipt {
  run: string
  heed: string
  kind: string
  state: RunState
  exitCode: ExitCode
  started: string
  ended: string
  resumed: number
  api: string
  profile: string
  who: RunHeader['who']
  partner: Party | null
  companies: readonly Party[]
  input: Omit<RunInput, 'path'> | null
  limits: RunLimits
  of: string | null
  counts: Readonly<Record<string, number>>
  cost: RunCost | null
  requestIds: RequestIds
}

export interface KnownRun {
  head: RunHeader
  state: RunState
  receipt: Receipt | null
}
