import { constants, existsSync } from 'node:fs'
import { copyFile, link, open, rename } from 'node:fs/promises'
import { createTemporaryName } from './temporaryName.ts'

/**
 * The file is durable when this resolves. Copies only between file systems; otherwise creates a hard link.
 */
export async function placeFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const handle = await open(from, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(from, to)
  } catch (error) {
    if (existsSync(to)) return
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const temporaryPath = createTemporaryName(to)
    await copyFile(from, temporaryPath, constants.COPYFILE_EXCL)
    await rename(temporaryPath, to)
  }
}
