// Where the tests stand that are near to a file.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/** A folder with more of them is a whole part of the house: its tests take minutes. */
const most = 60

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter(
        (name) => /(?<!\.pact)\.test\.tsx?$/.test(name) && !name.includes('node_modules'),
      ).length
    : 0

/**
 * The nearest folder above `file` that holds tests, as a path from `folder` that ends with a slash; undefined for a
 * file at the top, and for one that stands so high that hundreds are below it, as a list of all screens does: those are
 * for the whole run.
 */
export function nearestTests(file, folder = root) {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    const tests = testsIn(join(folder, at))
    if (tests > most) return undefined
    if (tests > 0 || dirname(at) === '.') return `${at}/`
  }
}
