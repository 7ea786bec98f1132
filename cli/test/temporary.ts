import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the tests write outside of the tree stands in one folder, which goes with the run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'heed-cli-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
