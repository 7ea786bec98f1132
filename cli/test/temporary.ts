import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests write to a shared temporary folder, which is deleted after the run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'heed-cli-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
