// Compiling the megabyte of code takes half of the start-up time, so the result is cached beside the bundle. Anyone who
// may change the cache may change the bundle too. A read-only folder has no cache.
const { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { dirname } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { Script } = require('node:vm')

const bundleId = /^\/\/ ([0-9a-f]{64})\n/

function read(path) {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** The cache ends with its bundle's id, because V8 itself compares only lengths. */
function keptFor(id, path) {
  const kept = read(path)
  if (!kept?.subarray(-id.length).equals(id)) return undefined
  return kept.subarray(0, -id.length)
}

function open(path) {
  try {
    return openSync(path, 'w')
  } catch {
    return null
  }
}

/**
 * V8 drops code that a long run hasn't used for a while, such as start-up code, so flushing is turned off. It's turned
 * on again before the cache is written, because a cache is valid only with the V8 flags it was written with.
 */
function keepAtEnd(script, id, path) {
  setFlagsFromString('--no-flush-bytecode')
  process.once('exit', () => {
    setFlagsFromString('--flush-bytecode')
    keep(script, id, path)
  })
}

function keep(script, id, path) {
  const draft = `${path}.${process.pid}.tmp`
  // Opens the file first, because detecting a read-only folder is faster than producing the code.
  const file = open(draft)
  if (file === null) return
  try {
    try {
      writeFileSync(file, Buffer.concat([script.createCachedData(), id]))
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch {
    rmSync(draft, { force: true })
  }
}

/** Works like `require(bundle)`. If there is no valid cache, writes one on exit, separately for each `kind` of run. */
exports.requireCompiled = (bundle, kind = '') => {
  const code = readFileSync(bundle, 'latin1')
  const [, hash] = bundleId.exec(code) ?? []
  if (!hash || process.env.NODE_DISABLE_COMPILE_CACHE) return require(bundle)
  const id = Buffer.from(hash)
  const path = `${bundle}.${process.version}-${process.arch}${kind}`
  const cachedData = keptFor(id, path)
  const script = new Script(Module.wrap(code), { filename: bundle, cachedData })
  if (!cachedData || script.cachedDataRejected) keepAtEnd(script, id, path)
  const own = new Module(bundle, module)
  const ownRequire = Module.createRequire(bundle)
  script.runInThisContext().call(own.exports, own.exports, ownRequire, own, bundle, dirname(bundle))
  return own.exports
}
