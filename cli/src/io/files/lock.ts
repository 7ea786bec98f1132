import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processTable } from '@heed/contracts/node/processTable'
import {
  beatMs,
  findHolderState,
  type HolderState,
  lockDecision,
  makeProcessMark,
  processName,
  readMark,
  silenceMs,
  writeMark,
} from '@heed/contracts/rules/processes'
import { exitCodes, Stop } from '../exit.ts'

/** Longest time for which a small file stays locked, ms. */
const moment = 5000
const pause = 20

const made = (making: Promise<void>): Promise<boolean> =>
  making.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

interface Held {
  text: string | null
  since: number
  /** Inode, to detect a newer lock at the same path. */
  file: number
}

async function heldBy(path: string): Promise<Held> {
  try {
    const [text, { mtimeMs, ino }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { text, since: mtimeMs, file: ino }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { text: null, since: 0, file: 0 }
  }
}

// Absolute difference, because the clock may have been set back.
const isOlder = ({ since }: Held, milliseconds: number): boolean =>
  Math.abs(Date.now() - since) > milliseconds

function getHolderState(held: Held): HolderState {
  const mark = readMark(held.text ?? '')
  if (mark) return findHolderState(mark, processTable)
  // Without hard links, a lock is empty until its mark is written; after a power cut, it remains empty.
  return held.text === '' && !isOlder(held, moment) ? 'unknown' : 'ended'
}

const hasBeat = ({ text }: Held): boolean => readMark(text ?? '')?.beats === true

async function watched(path: string, held: Held, silence: number): Promise<HolderState> {
  const state = getHolderState(held)
  if (state !== 'unknown' || !hasBeat(held)) return state
  await wait(silence)
  const now = await heldBy(path)
  return now.text === held.text && now.since === held.since ? 'ended' : 'running'
}

function beating(path: string): NodeJS.Timeout {
  const touch = () => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }
  return setInterval(touch, beatMs).unref()
}

export interface LockHolder {
  name: string
  decision?: string
}

function toLockHolder(path: string, { text }: Held, state: HolderState): LockHolder {
  const mark = readMark(text ?? '')
  const name = mark ? processName(mark, processTable) : 'another process'
  return state === 'unknown' ? { name, decision: lockDecision(path) } : { name }
}

export const toInUseStop = (what: string, { name, decision }: LockHolder, next: string): Stop =>
  new Stop(`${what} by ${name}.`, exitCodes.temporary, decision ?? next)

async function takeOver(path: string, own: string, { text, since }: Held): Promise<boolean> {
  const claim = await lock(`${path}.after-${readMark(text ?? '')?.pid ?? 0}`)
  if (!('release' in claim)) return false
  try {
    const now = await heldBy(path)
    if (now.text !== text || now.since !== since) return false
    await rename(own, path)
    return true
  } finally {
    await claim.release()
  }
}

export async function findLockHolder(path: string): Promise<LockHolder | null> {
  const held = await heldBy(path)
  if (held.text === null) return null
  const state = getHolderState(held)
  const isSilent = state === 'unknown' && hasBeat(held) && isOlder(held, silenceMs)
  return state === 'ended' || isSilent ? null : toLockHolder(path, held, state)
}

interface LockOptions {
  /** Age in ms after which a lock counts as abandoned. */
  atMost?: number
  /** Time without a heartbeat after which a process that can't be checked counts as ended, ms. */
  silence?: number
}

type Taken = { release: () => Promise<void> } | { holder: LockHolder }

/** Fallback for file systems without hard links. */
const linked = (own: string, path: string, mark: string): Promise<void> =>
  link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    return writeFile(path, mark, { flag: 'wx', mode: 0o600 })
  })

/** Returns a function that unlocks, or the current holder. */
export async function lock(path: string, { atMost, silence = silenceMs }: LockOptions = {}): Promise<Taken> {
  const own = `${path}.${randomUUID()}`
  const beats = atMost === undefined
  const mark = writeMark({ ...makeProcessMark(processTable), beats })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Linked only after it's written, so that a lock always includes its mark.
  await writeFile(own, mark, { flag: 'wx', mode: 0o600 })
  try {
    while (!(await made(linked(own, path, mark)))) {
      const held = await heldBy(path)
      if (held.text === null) continue
      const state = beats
        ? await watched(path, held, silence)
        : isOlder(held, atMost)
          ? 'ended'
          : getHolderState(held)
      if (state !== 'ended') return { holder: toLockHolder(path, held, state) }
      if (await takeOver(path, own, held)) break
      const winner = await heldBy(path)
      if (winner.text !== null) return { holder: toLockHolder(path, winner, getHolderState(winner)) }
    }
  } finally {
    await rm(own, { force: true })
  }
  const { file: taken } = await heldBy(path)
  const heart = beats ? beating(path) : undefined
  return {
    async release() {
      clearInterval(heart)
      const { text, file } = await heldBy(path)
      // After the time limit, the lock may belong to a different process.
      if (text === mark && file === taken) await rm(path, { force: true })
    },
  }
}

export async function runExclusive<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const taken = await lock(path, { atMost: moment })
    if ('release' in taken) {
      try {
        return await work()
      } finally {
        await taken.release()
      }
    }
    await wait(pause * (1 + Math.random()))
  }
}
