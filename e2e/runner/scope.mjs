import { execFileSync } from 'node:child_process'
import { root } from './command.mjs'

export const coreTag = '@core'

/** Tests that also run in Firefox and WebKit. */
export const engineTag = '@engines'

const propertyRunCount = '25'

const verifyFolder = 'verify/'

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

/** Selects tagged files: for other files, Vitest would load all tests only to skip them. */
const listTaggedFiles = () =>
  execFileSync('git', ['grep', '-lE', '--untracked', String.raw`@module-tag|\btags: '`, '--', '*.test.ts*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')

export const plainEnv = { HEED_RUNS: propertyRunCount, HEED_TAGS: '!slow' }
const restEnv = { HEED_TAGS: 'slow || property' }

/** `plain` is for `npm test`, `rest` for all other tests, `all` for both; `contracts/test/tagged.ts` has the tags. */
export const scopes = {
  plain: {
    unit: () => ({ files: [], env: plainEnv }),
    provider: () => ({ files: [verifyFolder], env: plainEnv }),
    terminal: () => coreTerminal.map((name) => `${name}.test.`),
    browser: ['--grep', coreTag],
  },
  rest: {
    unit: () => ({ files: listTaggedFiles(), env: restEnv }),
    provider: () => ({
      files: listTaggedFiles().filter((file) => file.includes(verifyFolder)),
      env: restEnv,
    }),
    terminal: () => coreTerminal.flatMap((name) => ['--exclude', `**/${name}.test.ts`]),
    browser: ['--grep-invert', coreTag],
  },
  all: {
    unit: () => ({ files: [], env: {} }),
    provider: () => ({ files: [verifyFolder], env: {} }),
    terminal: () => [],
    browser: [],
  },
}
