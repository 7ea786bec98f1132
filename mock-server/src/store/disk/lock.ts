import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import {
  lockDecision,
  markOf,
  processName,
  readMark,
  stateOfHolder,
  writeMark,
} from '@heed/contracts/rules/processes'
import { ownOnly } from '../temporaryName.ts'
import { DataFileError, reasonOf } from './DataFileError.ts'
import { processTable } from './processTable.ts'

/**
 * Takes FILE.lock, which holds the mark of the process that uses the data file; the answer lets go of it.
 * The lock of a process that has ended is taken over; one that runs, or may run, is refused by its number.
 */
export function takeLock(file: string): () => void {
  const path = `${file}.lock`
  if (!create(path)) {
    refuseInUse(file, path)
    rmSync(path, { force: true })
    if (!create(path)) throw new DataFileError(`${file} was just taken by another process`)
  }
  return () => rmSync(path, { force: true })
}

function refuseInUse(file: string, path: string): void {
  const mark = readMark(readFileSync(path, 'utf8'))
  const state = mark ? stateOfHolder(mark, processTable) : 'ended'
  if (mark === null || state === 'ended') return
  const name = processName(mark, processTable)
  throw new DataFileError(
    state === 'running'
      ? `${file} is in use by ${name}; stop it, or choose another data file`
      : `${file} is in use by ${name}. ${lockDecision(path)}`,
  )
}

function create(path: string): boolean {
  try {
    const handle = openSync(path, ownOnly.flag, ownOnly.mode)
    writeSync(handle, writeMark(markOf(processTable)))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new DataFileError(`The data file cannot be locked: ${reasonOf(error)}`)
  }
}
