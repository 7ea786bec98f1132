import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processTable } from '@heed/contracts/node/processTable'
import {
  findHolderState,
  formatLockHint,
  formatProcessName,
  type HolderState,
  heartbeatExpiryMs,
  heartbeatMs,
  makeProcessMark,
  parseProcessMark,
  serializeProcessMark,
} from '@heed/contracts/rules/processes'
import { exitCodes, Stop } from '../exit.ts'

/** Maximum time that a small file stays locked, ms. */
const fileLockTimeoutMs = 5000
const retryDelayMs = 20

const wasCreated = (creation: Promise<void>): Promise<boolean> =>
  creation.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

interface LockFile {
  text: string | null
  since: number
  /** Inode, to detect a newer lock at the same path. */
  file: number
}

async function readLockFile(path: string): Promise<LockFile> {
  try {
    const [text, { mtimeMs, ino }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { text, since: mtimeMs, file: ino }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { text: null, since: 0, file: 0 }
  }
}

// Absolute difference, because the clock may have been set back.
const isOlder = ({ since }: LockFile, milliseconds: number): boolean =>
  Math.abs(Date.now() - since) > milliseconds

function getHolderState(lockFile: LockFile): HolderState {
  const mark = parseProcessMark(lockFile.text ?? '')
  if (mark) return findHolderState(mark, processTable)
  // Without hard links, a lock is empty until its mark is written; after a power cut, it remains empty.
  return lockFile.text === '' && !isOlder(lockFile, fileLockTimeoutMs) ? 'unknown' : 'ended'
}

const sendsHeartbeat = ({ text }: LockFile): boolean => parseProcessMark(text ?? '')?.beats === true

async function watchHeartbeat(
  path: string,
  lockFile: LockFile,
  heartbeatTimeoutMs: number,
): Promise<HolderState> {
  const state = getHolderState(lockFile)
  if (state !== 'unknown' || !sendsHeartbeat(lockFile)) return state
  await wait(heartbeatTimeoutMs)
  const now = await readLockFile(path)
  return now.text === lockFile.text && now.since === lockFile.since ? 'ended' : 'running'
}

function startHeartbeat(path: string): NodeJS.Timeout {
  const updateModifiedTime = () => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }
  return setInterval(updateModifiedTime, heartbeatMs).unref()
}

export interface LockHolder {
  name: string
  decision?: string
}

function toLockHolder(path: string, { text }: LockFile, state: HolderState): LockHolder {
  const mark = parseProcessMark(text ?? '')
  const name = mark ? formatProcessName(mark, processTable) : 'another process'
  return state === 'unknown' ? { name, decision: formatLockHint(path) } : { name }
}

export const createInUseStop = (subject: string, { name, decision }: LockHolder, hint: string): Stop =>
  new Stop(`${subject} by ${name}.`, exitCodes.temporary, decision ?? hint)

async function takeOverLock(path: string, ownPath: string, { text, since }: LockFile): Promise<boolean> {
  const takeoverLock = await acquireLock(`${path}.after-${parseProcessMark(text ?? '')?.pid ?? 0}`)
  if (!('release' in takeoverLock)) return false
  try {
    const now = await readLockFile(path)
    if (now.text !== text || now.since !== since) return false
    await rename(ownPath, path)
    return true
  } finally {
    await takeoverLock.release()
  }
}

export async function findLockHolder(path: string): Promise<LockHolder | null> {
  const lockFile = await readLockFile(path)
  if (lockFile.text === null) return null
  const state = getHolderState(lockFile)
  const isSilent = state === 'unknown' && sendsHeartbeat(lockFile) && isOlder(lockFile, heartbeatExpiryMs)
  return state === 'ended' || isSilent ? null : toLockHolder(path, lockFile, state)
}

interface LockOptions {
  /** Age in ms after which a lock counts as abandoned. */
  atMost?: number
  /** Time without a heartbeat after which a process that can't be checked counts as ended, ms. */
  silence?: number
}

type LockResult = { release: () => Promise<void> } | { holder: LockHolder }

/** Fallback for file systems without hard links. */
const linkOrWrite = (ownPath: string, path: string, mark: string): Promise<void> =>
  link(ownPath, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    return writeFile(path, mark, { flag: 'wx', mode: 0o600 })
  })

/** Resolves to a release function or, if the lock is taken, to its current holder. */
export async function acquireLock(
  path: string,
  { atMost, silence = heartbeatExpiryMs }: LockOptions = {},
): Promise<LockResult> {
  const ownPath = `${path}.${randomUUID()}`
  const hasHeartbeat = atMost === undefined
  const mark = serializeProcessMark({ ...makeProcessMark(processTable), beats: hasHeartbeat })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // The file is linked only after it's written, so that a lock always includes its mark.
  await writeFile(ownPath, mark, { flag: 'wx', mode: 0o600 })
  try {
    while (!(await wasCreated(linkOrWrite(ownPath, path, mark)))) {
      const lockFile = await readLockFile(path)
      if (lockFile.text === null) continue
      const state = hasHeartbeat
        ? await watchHeartbeat(path, lockFile, silence)
        : isOlder(lockFile, atMost)
          ? 'ended'
          : getHolderState(lockFile)
      if (state !== 'ended') return { holder: toLockHolder(path, lockFile, state) }
      if (await takeOverLock(path, ownPath, lockFile)) break
      const lockOwner = await readLockFile(path)
      if (lockOwner.text !== null) return { holder: toLockHolder(path, lockOwner, getHolderState(lockOwner)) }
    }
  } finally {
    await rm(ownPath, { force: true })
  }
  const { file: lockInode } = await readLockFile(path)
  const heartbeatTimer = hasHeartbeat ? startHeartbeat(path) : undefined
  return {
    async release() {
      clearInterval(heartbeatTimer)
      const { text, file } = await readLockFile(path)
      // After the time limit, the lock may belong to a different process.
      if (text === mark && file === lockInode) await rm(path, { force: true })
    },
  }
}

export async function runExclusive<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lockResult = await acquireLock(path, { atMost: fileLockTimeoutMs })
    if ('release' in lockResult) {
      try {
        return await work()
      } finally {
        await lockResult.release()
      }
    }
    await wait(retryDelayMs * (1 + Math.random()))
  }
}
