// Half of the start of a command is reading its megabyte of code. What was compiled once is kept beside the bundle, where
// whoever may change it may change the bundle too; where nobody may write there, nothing is kept.
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

/** What is kept ends with the id of the bundle it was made of: the engine itself compares lengths only. */
function keptFor(id, path) {
  const kept = read(path)
  if (!kept?.subarray(-id.length).equals(id)) return undefined
  return kept.subarray(0, -id.length)
}

/** Null where nothing may be written: the next start is as slow as this one. */
function open(path) {
  try {
    return openSync(path, 'w')
  } catch {
    return null
  }
}

/**
 * Keeps at the end of the run what was compiled for it. In a long run the engine throws away what it has not used for a
 * while, such as all of the start: this once it does not. What is kept belongs to the flags of its engine, so they are as
 * usual again by then.
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
  // Opened first: handing out the code takes longer than finding out that it can be kept nowhere.
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

/**
 * As `require(bundle)` does it. A run that found nothing of use keeps at its end what the engine compiled for it, for the
 * runs of its `kind`: each is quickest with what it needs itself, and no more.
 */
exports.requireCompiled = (bundle, kind = '') => {
  const code = readFileSync(bundle, 'utf8')
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
