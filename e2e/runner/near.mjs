// Where the tests stand that are near to a file.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

const holdsTests = (folder) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true }).some(
    (name) => /(?<!\.pact)\.test\.tsx?$/.test(name) && !name.includes('node_modules'),
  )

/**
 * The nearest folder above `file` that holds tests, as a path from `folder` that ends with a slash; undefined for a
 * file at the top. Everything that reaches the file may be hundreds of tests: those are for the whole run.
 */
export function nearestTests(file, folder = root) {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    if (holdsTests(join(folder, at)) || dirname(at) === '.') return `${at}/`
  }
}
