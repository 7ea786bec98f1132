import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './command.mjs'

const mostFiles = 60
const mostSeconds = 6
const unknownSeconds = 3

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter(
        (name) => /(?<!\.pact)\.test\.tsx?$/.test(name) && !name.includes('node_modules'),
      )
    : []

/** Tests in the nearest folder above `file` that has tests; none at the top level or above hundreds of tests. */
function testsAround(file, folder) {
  for (let at = dirname(file); at !== '.'; at = dirname(at)) {
    const tests = testsIn(join(folder, at)).map((name) => join(at, name))
    if (tests.length > mostFiles) return []
    if (tests.length > 0) return tests
  }
  return []
}

const stem = (path) => path.replace(/^.*\//, '').replace(/\..*$/, '')

function distance(file, test) {
  if (stem(file) === stem(test)) return 0
  return 1 + relative(dirname(file), dirname(test)).split('/').filter(Boolean).length
}

/** Returns the nearest tests that fit the time limit, at least one, and the number of remaining tests. */
export function nearTests(files, seconds = new Map(), folder = root) {
  const away = new Map()
  for (const file of files) {
    for (const test of testsAround(file, folder)) {
      away.set(test, Math.min(away.get(test) ?? Number.POSITIVE_INFINITY, distance(file, test)))
    }
  }
  const getSeconds = (test) => seconds.get(test) ?? unknownSeconds
  const around = [...away.keys()].sort(
    (one, other) => away.get(one) - away.get(other) || getSeconds(one) - getSeconds(other),
  )
  let sum = 0
  const near = around.filter((test, at) => {
    const isNear = at === 0 || sum + getSeconds(test) <= mostSeconds
    if (isNear) sum += getSeconds(test)
    return isNear
  })
  return { near, left: around.length - near.length }
}
