import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listReleaseBlockers } from './changes.mjs'

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url))

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: resolvePath('.'), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run(process.execPath, 'build.mjs')
const { version } = JSON.parse(readFileSync(resolvePath('dist/package/package.json'), 'utf8'))
const blockers = listReleaseBlockers(readFileSync(resolvePath('../CHANGELOG.md'), 'utf8'), version)
if (!process.env.HEED_REPOSITORY)
  blockers.push(
    'Set HEED_REPOSITORY to the address of the repository, which npm compares with the provenance.',
  )
for (const blocker of blockers) process.stderr.write(`✗ ${blocker}\n`)
if (blockers.length > 0) process.exit(1)
run('npm', 'publish', './dist/package', '--provenance', '--access', 'public', ...process.argv.slice(2))
