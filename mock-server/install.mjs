// Installs the dependencies when they are missing or older than the lock file says.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Leaves node_modules as package-lock.json says; throws when npm cannot. */
export function ensureInstalled(root) {
  const stamp = `${root}node_modules/.heed-lock`
  const wanted = createHash('sha256')
    .update(read(`${root}package-lock.json`))
    .digest('hex')
  if (read(stamp) === wanted) return
  // Not `npm ci`: it begins with an empty folder at every change, and refuses a lock file without the builds of a tool
  // for other systems, which some registries do not hold (Pact's core). `install` keeps to the locked versions all the same.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm install failed; its words stand above')
  writeFileSync(stamp, wanted)
}
