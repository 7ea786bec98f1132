/** Tells a process apart from every other one that has, or had, its number; null where the system doesn't say. */
export interface ProcessMark {
  pid: number
  host: string
  /** Changes whenever the machine starts. */
  boot: string | null
  /** Numbers are unique within it only: each container counts from 1. */
  space: string | null
  /** Start time in the system's own unit, to compare and not to read. */
  started: string | null
  /** The process touches its lock every `beatMs`, so that one that can't be seen from here shows that it runs. */
  beats: boolean
}

export const beatMs = 2000
/** Without a beat for so long a process has ended, however busy its machine is. */
export const silenceMs = 5 * beatMs

/** Handed in by each program, so that the rules touch no system themselves. Whatever isn't there throws. */
export interface ProcessTable {
  pid: number
  host: string
  /** Start time of this process where the system tells none. */
  started: string
  readFile(path: string): string
  readLink(path: string): string
  /** Signal 0. */
  signal(pid: number): unknown
  /** The start time that `ps` prints. */
  askStart(pid: number): string
}

/** 'unknown': on another host or in another container, where only a beat of its lock tells. */
export type HolderState = 'running' | 'ended' | 'unknown'

// The name in brackets may hold spaces and brackets.
const statLine = /^(\d+) \(.*\) (\S)(?: \S+){18} (\d+) /s

const orNull = (read: () => string): string | null => {
  try {
    return read().trim() || null
  } catch {
    return null
  }
}

interface Seen {
  started: string | null
  /** It ended, and its parent hasn't asked how. */
  isZombie: boolean
}

function look(table: ProcessTable, pid: number): Seen {
  const line = orNull(() => table.readFile(`/proc/${pid}/stat`)) ?? ''
  const [, , state, started = null] = statLine.exec(line) ?? []
  if (started !== null) return { started, isZombie: state === 'Z' || state === 'X' }
  const own = pid === table.pid ? table.started : null
  return { started: orNull(() => table.askStart(pid)) ?? own, isZombie: false }
}

function isAlive(table: ProcessTable, pid: number): boolean {
  try {
    table.signal(pid)
    return true
  } catch (error) {
    // Another user's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The mark of the process that asks. */
export function markOf(table: ProcessTable): ProcessMark {
  return {
    pid: table.pid,
    host: table.host,
    boot: orNull(() => table.readFile('/proc/sys/kernel/random/boot_id')),
    space: orNull(() => table.readLink('/proc/self/ns/pid')),
    started: look(table, table.pid).started,
    beats: true,
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads the mark in a lock; earlier versions wrote the number alone. Null when it holds neither. */
export function readMark(text: string): ProcessMark | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  const parts: Record<string, unknown> =
    typeof read === 'object' && read !== null ? { ...read } : { pid: read, host: '' }
  const { pid, host } = parts
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0 || typeof host !== 'string')
    return null
  const [boot, space, started] = [parts.boot, parts.space, parts.started].map(textOrNull)
  return {
    ...{ pid, host, boot: boot ?? null, space: space ?? null, started: started ?? null },
    beats: parts.beats === true,
  }
}

export const writeMark = (mark: ProcessMark): string => `${JSON.stringify(mark)}\n`

const differs = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other
const agrees = (one: string | null, other: string | null): boolean => one !== null && one === other

function stateByNumber({ pid, started }: ProcessMark, table: ProcessTable): HolderState {
  if (!isAlive(table, pid)) return 'ended'
  const seen = look(table, pid)
  if (seen.isZombie || differs(seen.started, started)) return 'ended'
  // No process finds a lock of its own that it didn't mark.
  if (started === null && pid === table.pid) return 'ended'
  return agrees(seen.started, started) ? 'running' : 'unknown'
}

/** Whether the process that left a mark still runs (U-23). */
export function stateOfHolder(mark: ProcessMark, table: ProcessTable): HolderState {
  const here = markOf(table)
  if (agrees(here.boot, mark.boot) && agrees(here.space, mark.space)) return stateByNumber(mark, table)
  if (mark.host !== '' && mark.host !== here.host) return 'unknown'
  if (differs(here.boot, mark.boot)) return 'ended'
  if (differs(here.space, mark.space)) return 'unknown'
  return stateByNumber(mark, table)
}

/** 'process 12', with its host or container where that is another one. */
export function processName({ pid, host, space }: ProcessMark, table: ProcessTable): string {
  const here = markOf(table)
  if (host !== '' && host !== here.host) return `process ${pid} on ${host}`
  return `process ${pid}${differs(space, here.space) ? ' of another container' : ''}`
}

/** The next step where only a person can tell whether the holder still runs. */
export const lockDecision = (path: string): string =>
  `If that process has ended, delete ${path} and try again.`
