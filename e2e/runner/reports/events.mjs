import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../command.mjs'

const resultsVariable = 'HEED_RESULTS'

export const getResultsFile = (name) => join(root, '.cache', 'results', `${name}.ndjson`)

export function prepareResults(name) {
  const file = getResultsFile(name)
  mkdirSync(join(file, '..'), { recursive: true })
  rmSync(file, { force: true })
  return { file, env: { [resultsVariable]: file } }
}

/** `{ total }`, `{ test: { file, title, seconds, failure } }` or `{ file, seconds }`. */
export function recordEvent(event) {
  const file = process.env[resultsVariable]
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

export const toTreePath = (path) => relative(root, path)

export function readEvents(file) {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
