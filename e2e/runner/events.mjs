// The results that a test runner's reporter hands to `npm test`: one JSON object per line of a file.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './command.mjs'

/** Names the variable that tells a reporter which file to write. */
const variable = 'HEED_RESULTS'

export const fileOf = (name) => join(root, '.cache', 'results', `${name}.ndjson`)

/** An empty file for the results of `name`, and the environment that makes a reporter write there. */
export function newResults(name) {
  const file = fileOf(name)
  mkdirSync(join(file, '..'), { recursive: true })
  rmSync(file, { force: true })
  return { file, env: { [variable]: file } }
}

/** Called by the reporters: `{ total }`, `{ test: { file, title, seconds, failure } }` or `{ file, seconds }`. */
export function report(event) {
  const file = process.env[variable]
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

export const inTree = (path) => relative(root, path)

/** All events written so far; a line that is still being written is left for later. */
export function eventsIn(file) {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
