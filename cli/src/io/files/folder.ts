import { statSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exitCodes, Stop } from '../exit.ts'
import { sanitizeText } from '../terminal/width.ts'
import { standardOutput } from './outFile.ts'

export const isFolderPath = (path: string): boolean =>
  /[\\/]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

export async function resolveInFolder(
  outputPath: string,
  name: () => string | Promise<string>,
): Promise<string> {
  if (!isFolderPath(outputPath)) return outputPath
  await makeFolder(outputPath)
  return join(outputPath, await name())
}

export const resolveOutPath = async (
  outputPath: string | undefined,
  name: () => string | Promise<string>,
): Promise<string | undefined> =>
  outputPath === undefined || outputPath === standardOutput ? outputPath : resolveInFolder(outputPath, name)

/** `mkdir` with `recursive` hangs if the system reports an existing folder as missing, as in /proc. */
export async function makeFolder(path: string): Promise<void> {
  const folder = resolve(path)
  const missingFolders: string[] = []
  for (let ancestor = folder; !(await isFolder(ancestor)); ancestor = dirname(ancestor))
    missingFolders.unshift(ancestor)
  for (const missingFolder of missingFolders) {
    try {
      await mkdir(missingFolder, { mode: 0o700 })
    } catch (error) {
      // Another process created it first.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' && (await isFolder(missingFolder))) continue
      throw new Stop(
        `Couldn't create the folder ${sanitizeText(path)}: ${(error as Error).message}`,
        exitCodes.failed,
        'Choose another folder with --out.',
      )
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (stats && !stats.isDirectory())
    throw new Stop(
      `${sanitizeText(path)} isn't a folder.`,
      exitCodes.failed,
      'Choose another folder with --out.',
    )
  return stats !== undefined
}
