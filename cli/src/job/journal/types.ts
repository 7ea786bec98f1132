import type { ExitCode } from '../../io/exit.ts'

/** What was read: `path` is where it can be read again, '-' = standard input, which has to be given once more. */
export interface RunInput {
  /** For people: the name without its folder. */
  name: string
  path: string
  /** Bytes. */
  size: number
  sha256: string
}

/** Options of a run without an input that its id is enough to go on with. */
export interface GoingOnById {
  /** What has to be typed beside the id, as '--manager-email <address>'. */
  typedAgain: readonly string[]
}

/** A company, or a partner's account. */
export interface Party {
  id: number
  name: string
}

/** Bounds that end a run with code 10; one that was not asked for is not there. */
export interface RunLimits {
  /** Cents a month. */
  maxCost?: number
  maxNew?: number
  maxDelete?: number
  maxErrors?: string
}

/** What a run is, written before it does anything. Holds no address of a person: names are masked, see `jsonWithoutAddresses`. */
export interface RunHead<Options = unknown> {
  id: string
  /** Version of heed. */
  heed: string
  /** As it is typed: 'companies create'. */
  kind: string
  started: string
  /** Where, by which sign-in, and who. */
  api: string
  profile: string
  who: { id: string; name: string }
  partner: Party | null
  companies: readonly Party[]
  input: RunInput | null
  /** What the kind needs to go on, besides its input. */
  options: Options
  limits: RunLimits
  /** The run that this one takes back, or whose failed rows it does again. */
  of: string | null
}

/** 'stopped' = by a limit. A run that neither ended nor is being written was interrupted. */
export type RunState = 'running' | 'done' | 'interrupted' | 'stopped' | 'failed'

/** Ids of the calls of a run: when there are more than both hold, those between the first and the last are only counted. */
export interface RequestIds {
  count: number
  first: readonly string[]
  last: readonly string[]
}

/** Cents a month before and after. */
export interface RunCost {
  currency: string
  before: number
  after: number
}

/** What closes a run, as `--receipt FILE` writes it and as it stays beside the journal. */
export interface Receipt {
  run: string
  heed: string
  kind: string
  state: RunState
  exitCode: ExitCode
  started: string
  ended: string
  /** How often it was interrupted and gone on with. */
  resumed: number
  api: string
  profile: string
  who: RunHead['who']
  partner: Party | null
  companies: readonly Party[]
  input: Omit<RunInput, 'path'> | null
  limits: RunLimits
  of: string | null
  /** By state of an item, or by what else the kind counts. */
  counts: Readonly<Record<string, number>>
  cost: RunCost | null
  requestIds: RequestIds
}

/** A run as it is kept. */
export interface KnownRun {
  head: RunHead
  state: RunState
  /** None while it runs, and after a crash. */
  receipt: Receipt | null
}
