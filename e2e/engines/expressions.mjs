import { Script } from 'node:vm'
import { installInsertText } from './insertText.mjs'

/** Prefix of the error that the page's `eval` throws for code that wasn't compiled with the call. */
const missingMark = 'heed: not compiled: '

function isExpression(text) {
  try {
    new Script(`(${text}\n)`)
    return true
  } catch {
    return false
  }
}

function findSources(remotes) {
  return remotes.flatMap(({ type, value }) => {
    if (type === 'array') return findSources(value)
    if (type === 'object') return findSources(value.map(([, item]) => item))
    return type === 'string' && /[({.]/.test(value) && isExpression(value) ? [value] : []
  })
}

/**
 * Playwright passes code as strings, but the page's policy forbids `eval`. Returns code that compiles the
 * strings among a call's arguments (BiDi values) as functions, and replaces the page's `eval` with a look-up
 * of these functions.
 */
export function compileExpressions(remotes, moreSources = []) {
  const sources = new Set([...findSources(remotes), ...moreSources])
  const entries = [...sources].map(
    (source) => `[${JSON.stringify(source)}, () => (${source.replace(/;\s*$/, '')}\n)]`,
  )
  return `if (!globalThis.heedExpressions) {
  (${installInsertText})()
  globalThis.heedExpressions = new Map()
  globalThis.eval = (text) => {
    const run = heedExpressions.get(text)
    if (!run) throw new Error(${JSON.stringify(missingMark)} + JSON.stringify(text))
    return run()
  }
}
for (const [source, run] of [${entries.join(',\n')}]) heedExpressions.set(source, run);`
}

/** Returns the code that an error response reports as not compiled; the call must be repeated with it. */
export function findMissingSource(answer) {
  const text = answer?.type === 'exception' ? (answer.exceptionDetails?.text ?? '') : ''
  const start = text.indexOf(missingMark)
  return start === -1 ? undefined : JSON.parse(text.slice(start + missingMark.length))
}
