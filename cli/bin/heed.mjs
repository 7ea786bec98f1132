#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const version = () => JSON.parse(readFileSync(here('../package.json'), 'utf8')).version

function newest(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && entry.name.endsWith('.ts')) {
      latest = Math.max(latest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs)
    }
  }
  return latest
}

/** Whether the bundle is there and no source is younger. */
function isFresh(bundle) {
  if (!existsSync(bundle)) return false
  const built = statSync(bundle).mtimeMs
  return [here('../src'), here('../../contracts/src')].every(
    (folder) => !existsSync(folder) || newest(folder) <= built,
  )
}

if (process.argv.length === 3 && process.argv[2] === '--version') {
  process.stdout.write(`${version()}\n`)
} else {
  const bundle = here('../dist/heed.cjs')
  if (isFresh(bundle)) {
    await import(bundle)
  } else {
    const { register } = await import('tsx/esm/api')
    register()
    globalThis.HEED_VERSION = version()
    await import('../src/main.ts')
  }
}
