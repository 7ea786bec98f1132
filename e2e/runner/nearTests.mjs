import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './command.mjs'

const maxFiles = 60
const maxSeconds = 6
const unknownSeconds = 3

const listTests = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter(
        (name) => /(?<!\.pact)\.test\.tsx?$/.test(name) && !name.includes('node_modules'),
      )
    : []

/**
 * Tests in the nearest folder above `file` that has tests; none at the top level or if there are hundreds.
 */
function findTestsAround(file, folder) {
  for (let ancestor = dirname(file); ancestor !== '.'; ancestor = dirname(ancestor)) {
    const tests = listTests(join(folder, ancestor)).map((name) => join(ancestor, name))
    if (tests.length > maxFiles) return []
    if (tests.length > 0) return tests
  }
  return []
}

const getStem = (path) => path.replace(/^.*\//, '').replace(/\..*$/, '')

function computeDistance(file, test) {
  if (getStem(file) === getStem(test)) return 0
  return 1 + relative(dirname(file), dirname(test)).split('/').filter(Boolean).length
}

/** Returns the nearest tests that fit the time limit, at least one, and the number of remaining tests. */
export function findNearTests(files, seconds = new Map(), folder = root) {
  const distances = new Map()
  for (const file of files) {
    for (const test of findTestsAround(file, folder)) {
      distances.set(
        test,
        Math.min(distances.get(test) ?? Number.POSITIVE_INFINITY, computeDistance(file, test)),
      )
    }
  }
  const getSeconds = (test) => seconds.get(test) ?? unknownSeconds
  const testsByDistance = [...distances.keys()].sort(
    (a, b) => distances.get(a) - distances.get(b) || getSeconds(a) - getSeconds(b),
  )
  let sum = 0
  const selectedTests = testsByDistance.filter((test, index) => {
    const isNear = index === 0 || sum + getSeconds(test) <= maxSeconds
    if (isNear) sum += getSeconds(test)
    return isNear
  })
  return { near: selectedTests, left: testsByDistance.length - selectedTests.length }
}
