import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

export function getTemporaryFolder(): string {
  if (folder === undefined) {
    const createdFolder = mkdtempSync(join(tmpdir(), 'heed-'))
    process.once('exit', () => rmSync(createdFolder, { recursive: true, force: true }))
    folder = createdFolder
  }
  return folder
}
