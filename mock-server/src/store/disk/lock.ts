import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { ownOnly } from '../temporaryName.ts'
import { DataFileError, reasonOf } from './DataFileError.ts'

/**
 * Takes FILE.lock, which holds the id of the process that uses the data file; the answer lets go of it.
 * The lock of a process that is gone is taken over; a living one is refused by its id.
 */
export function takeLock(file: string): () => void {
  const path = `${file}.lock`
  if (!create(path)) {
    const owner = Number.parseInt(readFileSync(path, 'utf8'), 10)
    if (isAlive(owner)) {
      throw new DataFileError(`${file} is in use by process ${owner}; stop it, or choose another data file`)
    }
    rmSync(path, { force: true })
    if (!create(path)) throw new DataFileError(`${file} was just taken by another process`)
  }
  return () => rmSync(path, { force: true })
}

function create(path: string): boolean {
  try {
    const handle = openSync(path, ownOnly.flag, ownOnly.mode)
    writeSync(handle, `${process.pid}\n`)
    closeSync(handle)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw new DataFileError(`The data file cannot be locked: ${reasonOf(error)}`)
  }
}

/** In a container every start may get the id of the last one: our own id in a lock is a dead process. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
