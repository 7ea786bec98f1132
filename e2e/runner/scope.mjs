// The share of the tests that each form of `npm test` runs; e2e/README.md says why a test is left to --all.
import { execFileSync } from 'node:child_process'
import { root } from './command.mjs'

/** Playwright tests of the plain command carry it in their titles. */
export const coreTag = '@core'

/** Runs of each property in the plain command; without it each takes its own number. */
const plainRuns = '25'

/** The tests that hold the mock server against pacts and rules. */
const verifying = 'verify/'

/** The terminal tests of the plain command: each way of running heed once. */
const coreTerminal = [
  'apiKeys',
  'compiled',
  'pack',
  'pager',
  'plainWords',
  'questions',
  'roundTrip',
  'signIn',
]

/** Test files with a tag; Vitest would load all others only to skip their tests. */
const taggedFiles = () =>
  execFileSync('git', ['grep', '-lE', '--untracked', String.raw`@module-tag|\btags: '`, '--', '*.test.ts*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

/** The environment of the plain command's unit tests. */
export const plainEnv = { HEED_RUNS: plainRuns, HEED_TAGS: '!slow' }
const restEnv = { HEED_TAGS: 'slow || property' }

/**
 * The arguments and environment that limit each tool to a scope: `plain` is `npm test`, `rest` everything it leaves out,
 * `all` both. `contracts/test/tagged.ts` says what the tags mean.
 */
export const scopes = {
  plain: {
    unit: () => ({ files: [], env: plainEnv }),
    provider: () => ({ files: [verifying], env: plainEnv }),
    terminal: () => coreTerminal.map((name) => `${name}.test.`),
    browser: ['--grep', coreTag],
  },
  rest: {
    unit: () => ({ files: taggedFiles(), env: restEnv }),
    provider: () => ({ files: taggedFiles().filter((file) => file.includes(verifying)), env: restEnv }),
    terminal: () => coreTerminal.flatMap((name) => ['--exclude', `**/${name}.test.ts`]),
    browser: ['--grep-invert', coreTag],
  },
  all: {
    unit: () => ({ files: [], env: {} }),
    provider: () => ({ files: [verifying], env: {} }),
    terminal: () => [],
    browser: [],
  },
}
