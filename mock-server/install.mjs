// Installs the dependencies when they are missing or older than the lock file says.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Leaves node_modules as package-lock.json says; throws with npm's own words when it cannot. */
export function ensureInstalled(root) {
  const stamp = `${root}node_modules/.heed-lock`
  const wanted = createHash('sha256').update(read(`${root}package-lock.json`)).digest('hex')
  if (read(stamp) === wanted) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm ci failed; its words stand above')
  writeFileSync(stamp, wanted)
}
