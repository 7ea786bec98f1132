import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processTable } from '@heed/contracts/node/processTable'
import {
  beatMs,
  type HolderState,
  lockDecision,
  markOf,
  processName,
  readMark,
  silenceMs,
  stateOfHolder,
  writeMark,
} from '@heed/contracts/rules/processes'
import { exitCodes, Stop } from './exit.ts'

/** Whoever changes a small file holds its lock for some milliseconds. */
const moment = 5000
const pause = 20

/** Whether it was made; false when it was there already. */
const made = (making: Promise<void>): Promise<boolean> =>
  making.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

interface Held {
  /** Null when it was released meanwhile. */
  text: string | null
  /** When it was taken, or touched last, in milliseconds. */
  since: number
  /** Tells it from a lock that was made later at its path. */
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

// A clock that was set back is as far from the truth as one that went on.
const isOlder = ({ since }: Held, milliseconds: number): boolean =>
  Math.abs(Date.now() - since) > milliseconds

function stateOf(held: Held): HolderState {
  const mark = readMark(held.text ?? '')
  if (mark) return stateOfHolder(mark, processTable)
  // Without links a lock is there a moment before its mark; a power cut leaves one without.
  return held.text === '' && !isOlder(held, moment) ? 'unknown' : 'ended'
}

const hasBeat = ({ text }: Held): boolean => readMark(text ?? '')?.beats === true

/** Waits for a sign of life from a process that can't be seen from here. */
async function watched(path: string, held: Held, silence: number): Promise<HolderState> {
  const state = stateOf(held)
  if (state !== 'unknown' || !hasBeat(held)) return state
  await wait(silence)
  const now = await heldBy(path)
  return now.text === held.text && now.since === held.since ? 'ended' : 'running'
}

/** Touches the lock for as long as it is held. */
function beating(path: string): NodeJS.Timeout {
  const touch = () => {
    const now = new Date()
    // Released at this moment.
    utimes(path, now, now).catch(() => undefined)
  }
  return setInterval(touch, beatMs).unref()
}

/** The process that holds a lock. */
export interface Holder {
  /** As in 'process 12', with its host where that is another one. */
  name: string
  /** The next step where only a person can tell whether it still runs. */
  decision?: string
}

function holderOf(path: string, { text }: Held, state: HolderState): Holder {
  const mark = readMark(text ?? '')
  const name = mark ? processName(mark, processTable) : 'another process'
  return state === 'unknown' ? { name, decision: lockDecision(path) } : { name }
}

/** The refusal of work that another process does. */
export const inUse = (what: string, { name, decision }: Holder, next: string): Stop =>
  new Stop(`${what} already, by ${name}.`, exitCodes.temporary, decision ?? next)

/** Takes a lock that nobody will give back. Of several who try, one gets it; one that dies over it is in nobody's way. */
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

/** The process that holds the lock and may still run; null when none does. */
export async function lockHolder(path: string): Promise<Holder | null> {
  const held = await heldBy(path)
  if (held.text === null) return null
  const state = stateOf(held)
  const isSilent = state === 'unknown' && hasBeat(held) && isOlder(held, silenceMs)
  return state === 'ended' || isSilent ? null : holderOf(path, held, state)
}

interface LockOptions {
  /** Nobody holds it longer, in milliseconds: one that is older was left behind, whoever took it. */
  atMost?: number
  /** For how long a process that can't be seen must show no sign of life, in milliseconds. */
  silence?: number
}

type Taken = { release: () => Promise<void> } | { holder: Holder }

/** Some file systems know no links: the lock is made without one there, and its mark may come a moment later. */
const linked = (own: string, path: string, mark: string): Promise<void> =>
  link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    return writeFile(path, mark, { flag: 'wx', mode: 0o600 })
  })

/** Locks a path for this process: gives back how to unlock it, or the process that holds it. */
export async function lock(path: string, { atMost, silence = silenceMs }: LockOptions = {}): Promise<Taken> {
  const own = `${path}.${randomUUID()}`
  const beats = atMost === undefined
  const mark = writeMark({ ...markOf(processTable), beats })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Written beside it and linked: whoever finds the lock finds the mark of its process in it.
  await writeFile(own, mark, { flag: 'wx', mode: 0o600 })
  try {
    while (!(await made(linked(own, path, mark)))) {
      const held = await heldBy(path)
      if (held.text === null) continue
      const state = beats
        ? await watched(path, held, silence)
        : isOlder(held, atMost)
          ? 'ended'
          : stateOf(held)
      if (state !== 'ended') return { holder: holderOf(path, held, state) }
      if (await takeOver(path, own, held)) break
      const winner = await heldBy(path)
      if (winner.text !== null) return { holder: holderOf(path, winner, stateOf(winner)) }
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
      // Whoever held it for too long has lost it to another process.
      if (text === mark && file === taken) await rm(path, { force: true })
    },
  }
}

/** Does something alone of all processes that name the same path: each holds it for a moment, the others wait. */
export async function alone<T>(path: string, work: () => Promise<T>): Promise<T> {
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
