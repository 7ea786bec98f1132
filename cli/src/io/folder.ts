import { statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exitCodes, Stop } from './exit.ts'
import { standardOutput } from './outFile.ts'
import { harmless } from './width.ts'

/** Whether a path of --out means a folder: one that is there, or one that a stroke ends. */
export const meansFolder = (path: string): boolean =>
  /[\\/]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** The file that --out means: itself, or that name in the folder that it means. */
export async function inFolder(out: string, name: () => string | Promise<string>): Promise<string> {
  if (!meansFolder(out)) return out
  await makeFolder(out)
  return join(out, await name())
}

/** As `inFolder`, where there may be no --out and standard output may be meant. */
export const outPath = async (
  out: string | undefined,
  name: () => string | Promise<string>,
): Promise<string | undefined> => (out === undefined || out === standardOutput ? out : inFolder(out, name))

/**
 * Makes a folder and those above it where they are missing. Not with mkdir's own `recursive`: where a system answers
 * that a folder is missing though it is there, as below /proc, that never ends.
 */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path)
  const missing: string[] = []
  for (let above = folder; !(await isFolder(above)); above = dirname(above)) missing.unshift(above)
  for (const one of missing) {
    try {
      await mkdir(one, { mode: 0o700 })
    } catch (error) {
      // Somebody else made it meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' && (await isFolder(one))) continue
      throw new Stop(
        `The folder ${harmless(path)} cannot be made: ${(error as Error).message}`,
        exitCodes.failed,
        'Choose another --out.',
      )
    }
  }
}

/** Whether a folder is there; stops where something else has its name. */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (found && !found.isDirectory())
    throw new Stop(`${harmless(path)} is no folder.`, exitCodes.failed, 'Choose another --out.')
  return found !== undefined
}
