// Which tests are near to what changed, and as many of them as one waits for.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './command.mjs'

/** A folder with more of them is a whole part of the house. */
const mostFiles = 60
/** What the chosen ones may take together, by their last whole run. */
const mostSeconds = 6
/** Of one that has never run; those of a page take two to five. */
const unknownSeconds = 3

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter(
        (name) => /(?<!\.pact)\.test\.tsx?$/.test(name) && !name.includes('node_modules'),
      )
    : []

/**
 * The tests of the nearest folder above `file` that holds some; none for a file at the top, and for one that stands so
 * high that hundreds are below it, as a list of all screens does: those are for the whole run.
 */
function testsAround(file, folder) {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    const tests = testsIn(join(folder, at)).map((name) => join(at, name))
    if (tests.length > mostFiles) return []
    if (tests.length > 0) return tests
  }
  return []
}

const stem = (path) => path.replace(/^.*\//, '').replace(/\..*$/, '')

/** Steps from folder to folder; none for the test of the same name. */
function distance(file, test) {
  if (stem(file) === stem(test)) return 0
  return 1 + relative(dirname(file), dirname(test)).split('/').filter(Boolean).length
}

/**
 * Paths of the tests nearest to the changed `files`, those of the same name and folder first, as many as take a few
 * seconds by `seconds`, path to time, but always one; and how many around them are left to the whole run.
 */
export function nearTests(files, seconds = new Map(), folder = root) {
  const away = new Map()
  for (const file of files) {
    for (const test of testsAround(file, folder)) {
      away.set(test, Math.min(away.get(test) ?? Number.POSITIVE_INFINITY, distance(file, test)))
    }
  }
  const secondsOf = (test) => seconds.get(test) ?? unknownSeconds
  const around = [...away.keys()].sort(
    (one, other) => away.get(one) - away.get(other) || secondsOf(one) - secondsOf(other),
  )
  let sum = 0
  const near = around.filter((test, at) => {
    const isNear = at === 0 || sum + secondsOf(test) <= mostSeconds
    if (isNear) sum += secondsOf(test)
    return isNear
  })
  return { near, left: around.length - near.length }
}
