// The share of the tests that each form of `npm test` runs; e2e/README.md says why a test is left to --all.
import { execFileSync } from 'node:child_process'
import { root } from './command.mjs'

/** Playwright tests of the plain command carry it in their titles. */
export const coreTag = '@core'

/** Runs of each property in the plain command; without it each takes its own number. */
export const plainRuns = '25'

/** Test files whose subject is time, size or every combination. */
const slowTests = ['--exclude', '**/*.slow.test.{ts,tsx}']

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

/** Files with more to run than the plain command does: slow ones, and properties. */
const leftOutUnits = () =>
  execFileSync(
    'git',
    ['grep', '-lE', '--untracked', String.raw`fc\.(assert|check)\(`, '--', '*.test.ts', '*.test.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .concat('.slow.test.')

/**
 * The arguments and environment that limit each tool to a scope: `plain` is `npm test`, `rest` everything it leaves out,
 * `all` both.
 */
export const scopes = {
  plain: {
    unit: () => ({ args: slowTests, env: { HEED_RUNS: plainRuns } }),
    terminal: () => coreTerminal.map((name) => `${name}.test.`),
    browser: ['--grep', coreTag],
  },
  rest: {
    unit: () => ({ args: leftOutUnits(), env: {} }),
    terminal: () => coreTerminal.flatMap((name) => ['--exclude', `**/${name}.test.ts`]),
    browser: ['--grep-invert', coreTag],
  },
  all: { unit: () => ({ args: [], env: {} }), terminal: () => [], browser: [] },
}
