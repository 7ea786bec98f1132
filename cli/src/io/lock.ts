import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

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
  /** The number of the process; 0 where it cannot be read any more. */
  holder: number
  /** When it was taken, in milliseconds. */
  since: number
}

async function heldBy(path: string): Promise<Held> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { holder: Number(text), since: mtimeMs }
  } catch {
    return { holder: 0, since: Date.now() }
  }
}

/** Takes a lock that nobody will give back. Of several who try, one gets it; one that dies over it is in nobody's way. */
async function takeOver(path: string, own: string, { holder, since }: Held): Promise<boolean> {
  const claim = await lock(`${path}.after-${holder}`)
  if (!('release' in claim)) return false
  try {
    const now = await heldBy(path)
    if (now.holder !== holder || now.since !== since) return false
    await rename(own, path)
    return true
  } finally {
    await claim.release()
  }
}

/** The process that holds the lock and still runs; null when nobody does. */
export async function lockHolder(path: string): Promise<number | null> {
  const { holder } = await heldBy(path)
  return holder > 0 && isAlive(holder) ? holder : null
}

interface LockOptions {
  /**
   * Nobody holds it longer, in milliseconds: one that is older was left behind, even where another process has the
   * number of the one that took it.
   */
  atMost?: number
}

type Taken = { release: () => Promise<void> } | { holder: number }

/** Where a file system knows no links, the lock is made without one: its number may come a moment later. */
const linked = (own: string, path: string): Promise<void> =>
  link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error
    return writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
  })

/** Locks a path for this process: gives back how to unlock it, or the process that holds it. */
export async function lock(
  path: string,
  { atMost = Number.POSITIVE_INFINITY }: LockOptions = {},
): Promise<Taken> {
  const own = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Written beside it and linked: whoever finds the lock finds the number of its process in it.
  await writeFile(own, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    if (!(await made(linked(own, path)))) {
      const held = await heldBy(path)
      // A clock that was set back is as far from the truth as one that went on.
      const isLeft = !isAlive(held.holder) || Math.abs(Date.now() - held.since) > atMost
      if (!isLeft || !(await takeOver(path, own, held))) return { holder: held.holder }
    }
  } finally {
    await rm(own, { force: true })
  }
  const { since: taken } = await heldBy(path)
  return {
    async release() {
      const { holder, since } = await heldBy(path)
      // Whoever held it for too long has lost it to somebody else.
      if (holder === process.pid && since === taken) await rm(path, { force: true })
    },
  }
}

/** Whoever changes a small file holds its lock for some milliseconds. */
const moment = 5000
const pause = 20

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
