import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { processTable } from '@heed/contracts/node/processTable'
import {
  findHolderState,
  formatLockHint,
  formatProcessName,
  heartbeatExpiryMs,
  heartbeatMs,
  makeProcessMark,
  parseProcessMark,
  serializeProcessMark,
} from '@heed/contracts/rules/processes'
import { ownerOnlyFlags } from '../temporaryName.ts'
import { DataFileError, formatReason } from './DataFileError.ts'

/** Returns a release function. Replaces locks of ended processes, and unknown ones after `timeoutMs`. */
export function acquireLock(file: string, timeoutMs = 3 * heartbeatExpiryMs): () => void {
  const path = `${file}.lock`
  if (!createLockFile(path)) {
    rejectLockInUse(file, path, timeoutMs)
    rmSync(path, { force: true })
    if (!createLockFile(path)) throw new DataFileError(`${file} has just been locked by another process`)
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs).unref()
  return () => {
    clearInterval(heartbeat)
    rmSync(path, { force: true })
  }
}

function touch(path: string): void {
  const now = new Date()
  if (statSync(path, { throwIfNoEntry: false })) utimesSync(path, now, now)
}

/** Blocks the process, which is acceptable because the server isn't running yet. */
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function waitForTouch(path: string, timeoutMs: number): boolean {
  const previousTime = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  sleep(timeoutMs)
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs !== previousTime
}

function rejectLockInUse(file: string, path: string, timeoutMs: number): void {
  const lockMark = parseProcessMark(readFileSync(path, 'utf8'))
  const holderState = lockMark ? findHolderState(lockMark, processTable) : 'ended'
  if (lockMark === null || holderState === 'ended') return
  const state =
    holderState === 'running' || !lockMark.beats
      ? holderState
      : waitForTouch(path, timeoutMs)
        ? 'running'
        : 'ended'
  if (state === 'ended') return
  const name = formatProcessName(lockMark, processTable)
  throw new DataFileError(
    state === 'running'
      ? `${file} is in use by ${name}; stop it, or choose another data file`
      : `${file} is in use by ${name}. ${formatLockHint(path)}`,
  )
}

function createLockFile(path: string): boolean {
  try {
    const handle = openSync(path, ownerOnlyFlags.flag, ownerOnlyFlags.mode)
    writeSync(handle, serializeProcessMark(makeProcessMark(processTable)))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new DataFileError(`Couldn't lock the data file: ${formatReason(error)}`)
  }
}
