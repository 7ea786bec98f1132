import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

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

const holderOf = async (path: string): Promise<number> =>
  Number(await readFile(path, 'utf8').catch(() => '0'))

/** Takes the lock of a process that ended without giving it back. Of several who try, one gets it. */
async function takeOver(path: string, own: string, holder: number): Promise<boolean> {
  const claim = `${path}.after-${holder}`
  if (!(await made(writeFile(claim, '', { flag: 'wx' })))) return false
  try {
    if ((await holderOf(path)) !== holder) return false
    await rename(own, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/** The process that holds the lock and still runs; null when nobody does. */
export async function lockHolder(path: string): Promise<number | null> {
  const holder = await holderOf(path)
  return holder > 0 && isAlive(holder) ? holder : null
}

/** Locks a path for this process: gives back how to unlock it, or the process that holds it. */
export async function lock(path: string): Promise<{ release: () => Promise<void> } | { holder: number }> {
  const own = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // Written beside it and linked: whoever finds the lock finds the number of its process in it.
  await writeFile(own, String(process.pid), { mode: 0o600 })
  try {
    if (!(await made(link(own, path)))) {
      const holder = await holderOf(path)
      if (isAlive(holder) || !(await takeOver(path, own, holder))) return { holder }
    }
  } finally {
    await rm(own, { force: true })
  }
  return { release: () => rm(path, { force: true }) }
}
