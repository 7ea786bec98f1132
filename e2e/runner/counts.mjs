// How many passed and failed, from what each runner reports itself.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureChromium } from '../chromium.mjs'
import { root, run } from './command.mjs'

export const asOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
export const add = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed })

/** What failed, reported once more at the end, where also a cut log shows it. */
export const failures = []

/** The file for the report of a run; no older one lies there. */
function reportOf(name) {
  const folder = `${root}.cache/reports`
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}.json`
  rmSync(file, { force: true })
  return file
}

/** What each file of tests took when they ran last, by its path; empty before. */
export function secondsOf(name) {
  const file = `${root}.cache/reports/${name}.json`
  const { testResults } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] }
  return new Map(
    testResults.map(({ name: path, startTime, endTime }) => [
      relative(root, path),
      (endTime - startTime) / 1000,
    ]),
  )
}

/** Counts of a runner's own report and the names of what failed; a run that reports fewer than `least` has failed. */
function counted({ name, ok, file, least = 1 }, read) {
  const { failing, passed, failed } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { failing: [], passed: 0, failed: 0 }
  failures.push(...failing.map((test) => `${name}: ${test}`))
  if (passed + failed < least) return { passed, failed: 1 }
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

/** What is left of all tests without the pacts: neither pins them nor replays them. */
export const withoutPacts = ['--exclude', '**/*.pact.test.ts', '--exclude', '**/verify/**']

export async function vitest(name, args, extra = {}) {
  const file = reportOf(name)
  const words = ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await run('vitest', words, extra)
  const least = args.includes('--passWithNoTests') ? 0 : 1
  return counted({ name, ok, file, least }, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failing: testResults.flatMap(({ name: path, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, path)} › ${fullName}`),
    ),
  }))
}

const specsOf = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

export async function playwright(name, args) {
  const file = reportOf(name)
  const ok = await run('playwright', ['test', '-c', 'e2e', ...args], {
    CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return counted({ name, ok, file }, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failing: specsOf(suites)
      .filter((spec) => !spec.ok || spec.tests.some(({ status }) => status === 'flaky'))
      .map(({ file: path, title }) => `${path} › ${title}`),
  }))
}
