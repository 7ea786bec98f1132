import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { processTable } from '@heed/contracts/node/processTable'
import {
  beatMs,
  findHolderState,
  lockDecision,
  makeProcessMark,
  processName,
  readMark,
  silenceMs,
  writeMark,
} from '@heed/contracts/rules/processes'
import { ownerOnlyFlags } from '../temporaryName.ts'
import { DataFileError, formatReason } from './DataFileError.ts'

/** Returns a release function. Replaces locks of ended processes, and unknown locks idle for `silence` ms. */
export function takeLock(file: string, silence = 3 * silenceMs): () => void {
  const path = `${file}.lock`
  if (!create(path)) {
    refuseInUse(file, path, silence)
    rmSync(path, { force: true })
    if (!create(path)) throw new DataFileError(`${file} has just been locked by another process`)
  }
  const heart = setInterval(() => touch(path), beatMs).unref()
  return () => {
    clearInterval(heart)
    rmSync(path, { force: true })
  }
}

function touch(path: string): void {
  const now = new Date()
  if (statSync(path, { throwIfNoEntry: false })) utimesSync(path, now, now)
}

/** Blocks the process, which is acceptable because the server isn't running yet. */
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function isTouched(path: string, silence: number): boolean {
  const before = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  sleep(silence)
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs !== before
}

function refuseInUse(file: string, path: string, silence: number): void {
  const mark = readMark(readFileSync(path, 'utf8'))
  const seen = mark ? findHolderState(mark, processTable) : 'ended'
  if (mark === null || seen === 'ended') return
  const state = seen === 'running' || !mark.beats ? seen : isTouched(path, silence) ? 'running' : 'ended'
  if (state === 'ended') return
  const name = processName(mark, processTable)
  throw new DataFileError(
    state === 'running'
      ? `${file} is in use by ${name}; stop it, or choose another data file`
      : `${file} is in use by ${name}. ${lockDecision(path)}`,
  )
}

function create(path: string): boolean {
  try {
    const handle = openSync(path, ownerOnlyFlags.flag, ownerOnlyFlags.mode)
    writeSync(handle, writeMark(makeProcessMark(processTable)))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new DataFileError(`Couldn't lock the data file: ${formatReason(error)}`)
  }
}
