import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTempPath } from './writeFiles.ts'

/** Owner-only and atomic: after a crash, either the old or the new file exists. */
export async function writeFileAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = createTempPath(path)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.chmod(0o600)
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
