#!/usr/bin/env node
// CommonJS without imports, so that --version costs little more than starting Node.
const { join } = require('node:path')

const { version } = require('../package.json')
const root = join(__dirname, '..')

function newest(folder) {
  const { readdirSync, statSync } = require('node:fs')
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && entry.name.endsWith('.ts')) {
      latest = Math.max(latest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs)
    }
  }
  return latest
}

/** Always true for installed copies, which have no sources. */
function isFresh(bundle) {
  const { existsSync, statSync } = require('node:fs')
  if (!existsSync(join(root, 'src'))) return true
  if (!existsSync(bundle)) return false
  const built = statSync(bundle).mtimeMs
  return [join(root, 'src'), join(root, '../contracts/src')].every((folder) => newest(folder) <= built)
}

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  globalThis.HEED_VERSION = version
  await import('../src/main.ts')
}

const typed = process.argv.slice(2)
const asksForHelp =
  typed.length === 0 || typed[0] === 'help' || typed.some((word) => word === '--help' || word === '-h')

// Streaming commands keep millions of buffers outside V8's young generation and free them only when it is full, so
// letting it grow would cost a third more memory and save no time.
const streaming = ['import', 'resume', 'retry', 'apply']
const isStreaming = typed.some((word) => streaming.includes(word))

// undici's parser is WebAssembly. Optimizing it takes longer than most commands do, and the exit would wait for it.
const flags = ['wasm-tier-up', 'wasm-dynamic-tiering']

function setFlags(isRunning) {
  const { setFlagsFromString } = require('node:v8')
  for (const flag of flags) setFlagsFromString(isRunning ? `--no-${flag}` : `--${flag}`)
  if (isStreaming) setFlagsFromString(`--semi-space-growth-factor=${isRunning ? 1 : 2}`)
}

async function fromBundles() {
  const { requireCompiled } = require('./compiled.cjs')
  // The help bundle is a tenth of the full bundle's size.
  if (asksForHelp) await requireCompiled(join(root, 'dist/help.cjs')).showCommandPage()
  // A cache is valid only for one set of V8 flags, so they change after it's read and are reset before it's written.
  process.once('exit', () => setFlags(false))
  requireCompiled(join(root, 'dist/heed.cjs'), isStreaming ? '-streaming' : '')
  setFlags(true)
}

if (typed.length === 1 && (typed[0] === '--version' || typed[0] === '-v'))
  process.stdout.write(`${version}\n`)
else if (isFresh(join(root, 'dist/heed.cjs'))) void fromBundles()
else void fromSource()
