export interface ProcessMark {
  pid: number
  host: string
  boot: string | null
  /** PID namespace: PIDs are unique only within a namespace, because every container counts from 1. */
  space: string | null
  started: string | null
  beats: boolean
}

export const heartbeatMs = 2000
export const heartbeatExpiryMs = 5 * heartbeatMs

export interface ProcessTable {
  pid: number
  host: string
  started: string
  readFile(path: string): string
  readLink(path: string): string
  signal(pid: number): unknown
  askStart(pid: number): string
}

export type HolderState = 'running' | 'ended' | 'unknown'

// The process name, in brackets, may contain spaces and brackets.
const statLinePattern = /^(\d+) \(.*\) (\S)(?: \S+){18} (\d+) /s

const readOrNull = (readText: () => string): string | null => {
  try {
    return readText().trim() || null
  } catch {
    return null
  }
}

interface ObservedProcess {
  started: string | null
  isZombie: boolean
}

function observeProcess(table: ProcessTable, pid: number): ObservedProcess {
  const line = readOrNull(() => table.readFile(`/proc/${pid}/stat`)) ?? ''
  const [, , state, startTime = null] = statLinePattern.exec(line) ?? []
  if (startTime !== null) return { started: startTime, isZombie: state === 'Z' || state === 'X' }
  const ownStart = pid === table.pid ? table.started : null
  return { started: readOrNull(() => table.askStart(pid)) ?? ownStart, isZombie: false }
}

function isAlive(table: ProcessTable, pid: number): boolean {
  try {
    table.signal(pid)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function makeProcessMark(table: ProcessTable): ProcessMark {
  return {
    pid: table.pid,
    host: table.host,
    boot: readOrNull(() => table.readFile('/proc/sys/kernel/random/boot_id')),
    space: readOrNull(() => table.readLink('/proc/self/ns/pid')),
    started: observeProcess(table, table.pid).started,
    beats: true,
  }
}

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function parseProcessMark(text: string): ProcessMark | null {
  let parsedMark: unknown
  try {
    parsedMark = JSON.parse(text)
  } catch {
    return null
  }
  const parts: Record<string, unknown> =
    typeof parsedMark === 'object' && parsedMark !== null ? { ...parsedMark } : { pid: parsedMark, host: '' }
  const { pid, host } = parts
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0 || typeof host !== 'string')
    return null
  const [boot, space, startTime] = [parts.boot, parts.space, parts.started].map(toTextOrNull)
  return {
    ...{ pid, host, boot: boot ?? null, space: space ?? null, started: startTime ?? null },
    beats: parts.beats === true,
  }
}

export const serializeProcessMark = (mark: ProcessMark): string => `${JSON.stringify(mark)}\n`

const areKnownAndDifferent = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a !== b
const areKnownAndEqual = (a: string | null, b: string | null): boolean => a !== null && a === b

function findStateByPid({ pid, started }: ProcessMark, table: ProcessTable): HolderState {
  if (!isAlive(table, pid)) return 'ended'
  const observedProcess = observeProcess(table, pid)
  if (observedProcess.isZombie || areKnownAndDifferent(observedProcess.started, started)) return 'ended'
  // A process finds its own PID in a lock only if an earlier process with that PID left the lock behind.
  if (started === null && pid === table.pid) return 'ended'
  return areKnownAndEqual(observedProcess.started, started) ? 'running' : 'unknown'
}

/** For processes in state `unknown`, a lock's heartbeat may still prove that they are running (U-23). */
export function findHolderState(mark: ProcessMark, table: ProcessTable): HolderState {
  const ownMark = makeProcessMark(table)
  if (areKnownAndEqual(ownMark.boot, mark.boot) && areKnownAndEqual(ownMark.space, mark.space))
    return findStateByPid(mark, table)
  if (mark.host !== '' && mark.host !== ownMark.host) return 'unknown'
  if (areKnownAndDifferent(ownMark.boot, mark.boot)) return 'ended'
  if (areKnownAndDifferent(ownMark.space, mark.space)) return 'unknown'
  return findStateByPid(mark, table)
}

export function formatProcessName({ pid, host, space }: ProcessMark, table: ProcessTable): string {
  const ownMark = makeProcessMark(table)
  if (host !== '' && host !== ownMark.host) return `process ${pid} on ${host}`
  return `process ${pid}${areKnownAndDifferent(space, ownMark.space) ? ' in another container' : ''}`
}

export const formatLockHint = (path: string): string =>
  `If that process has ended, delete ${path} and try again.`
