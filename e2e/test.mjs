import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isBrowserMissing } from './chromium.mjs'
import { engines } from './engines/find.mjs'
import { build } from './runner/build.mjs'
import { root, runCommand } from './runner/command.mjs'
import { runUnderNode } from './runner/otherNode.mjs'
import { getReadPaths, unitTests } from './runner/reads.mjs'
import {
  countResults,
  excludePactsOptions,
  runAsSingleTest,
  runPlaywright,
  runVitest,
} from './runner/reports/results.mjs'
import { engineTag, scopes } from './runner/scope.mjs'
import { runStages } from './runner/stages.mjs'
import { createTestCache } from './runner/testCache.mjs'
import { checkAllTypes } from './runner/types.mjs'
import { checkSeenTexts, deleteShownTexts } from './texts/seen.mjs'

const usageText = `npm test [-- [PART...] [options]]

Runs types, lint, unit tests, both sides of Pact, and the core terminal and browser tests.
On your own machine, a part that passed is skipped until something it reads changes.

  --all          everything; nothing is skipped
  --rest         everything that the plain command leaves out
  --shard N/M    one of M equal parts of the tests, for machines that share the work
  --junit FILE   also write the results as JUnit XML
  --node VERSION run the tests with another Node version, such as --node 24
  --help

Parts: `

/** Uses one process: the library's native core hangs when several files run in parallel. */
const sequentialOptions = ['--no-isolate', '--no-file-parallelism', '--pool=forks']
/** Runs last, because this test reads the files that all other pact tests write. */
const callTestFile = 'api/call.pact.test.'

const options = {
  all: { type: 'boolean', default: false },
  rest: { type: 'boolean', default: false },
  shard: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean', default: false },
}

function exitWithError(message) {
  console.error(`npm test: ${message}`)
  process.exit(2)
}

function readArguments() {
  try {
    const args = runUnderNode(import.meta.filename, process.argv.slice(2))
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    return exitWithError(error.message)
  }
}

const { values, positionals } = readArguments()
const { shard } = values
if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
  exitWithError(`--shard takes N/M, as in 1/3; got "${shard}"`)
if (values.all && values.rest) exitWithError('choose --all or --rest')
const scopeName = values.all || positionals.length > 0 ? 'all' : values.rest ? 'rest' : 'plain'
const scope = scopes[scopeName]
const shardOptions = shard === undefined ? [] : [`--shard=${shard}`]
/** `rest` has separate results, because `npm run check` reads the durations from the plain command's results. */
const makeResultsName = (name) => (scopeName === 'rest' ? `${name}-rest` : name)

const parts = {
  types: checkAllTypes,
  lint: () =>
    runAsSingleTest(
      'biome finds nothing',
      runCommand('biome', ['check', '--error-on-warnings', '.'], { log: 'lint' }),
    ),
  unused: () => runAsSingleTest('knip finds nothing unused', runCommand('knip', [], { log: 'unused' })),
  unit(line) {
    const { files, env } = scope.unit()
    const projects = dueUnits.flatMap((folder) => ['--project', folder])
    return runVitest(
      makeResultsName('unit'),
      [...files, ...excludePactsOptions, ...projects, ...shardOptions],
      line,
      env,
    )
  },
  async consumers(line) {
    const pacts = `${root}contracts/pacts`
    rmSync(pacts, { recursive: true, force: true })
    const env = { HEED_PACTS: pacts }
    const otherPactOptions = ['.pact.test.', '--exclude', `**/${callTestFile}ts`, ...sequentialOptions]
    return [
      ...(await runVitest('consumers', otherPactOptions, line, env)),
      ...(await runVitest('consumersByName', [callTestFile, ...sequentialOptions], line, env)),
      ...(await runAsSingleTest(
        'no pact repeats another',
        runCommand('tsx', ['contracts/scripts/distinct.ts']),
      )),
    ]
  },
  provider(line) {
    const { files, env } = scope.provider()
    return runVitest(makeResultsName('provider'), [...files, ...shardOptions], line, env)
  },
  build,
  terminal: (line) =>
    runVitest(
      makeResultsName('terminal'),
      ['--config', 'e2e/terminal/vitest.config.ts', ...scope.terminal(), ...shardOptions],
      line,
    ),
  browser: (line) => runPlaywright(makeResultsName('browser'), [...scope.browser, ...shardOptions], line),
  async engines(line) {
    const results = []
    for (const name of installedEngines)
      results.push(
        ...(await runPlaywright(`engines-${name}`, ['--grep', engineTag, ...shardOptions], line, {
          HEED_ENGINE: name,
        })),
      )
    return results
  },
  // Runs after all journeys, because it searches the texts that the journeys showed.
  texts: checkSeenTexts,
}

if (values.help) {
  console.log(`${usageText}${Object.keys(parts).join(', ')}`)
  process.exit()
}
const unknownPart = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknownPart) exitWithError(`no part "${unknownPart}"; there are ${Object.keys(parts).join(', ')}`)

const scopeParts = {
  plain: Object.keys(parts).filter((name) => !['unused', 'engines', 'texts'].includes(name)),
  rest: ['unused', 'unit', 'provider', 'terminal', 'browser', 'engines', 'texts'],
  all: positionals.length > 0 ? positionals : Object.keys(parts),
}
const shardableParts = ['unit', 'provider', 'terminal', 'browser', 'engines']
const isInShard = (name) =>
  shard === undefined || shardableParts.includes(name) || (shard.startsWith('1/') && name !== 'texts')

const testCache = createTestCache()
const canSkip = scopeName === 'plain' && shard === undefined && !process.env.CI
const isDue = (name, paths) => !(canSkip && testCache.isUnchanged(name, paths))
const dueUnits = Object.keys(unitTests).filter((folder) => isDue(`unit ${folder}`, unitTests[folder]))

const withTestCache = (name, work) => async (line) => {
  const readResult =
    name === 'unit'
      ? dueUnits.map((folder) => testCache.watch(`unit ${folder}`, unitTests[folder]))
      : [testCache.watch(name, getReadPaths(name))]
  const results = await work(line)
  if (scopeName !== 'rest' && shard === undefined && countResults(results).failed === 0)
    for (const keep of readResult) keep()
  return results
}

/** Lines run in parallel, because most lines use only one processor. */
const stages = [
  [
    ['types', 'lint'],
    ['consumers', 'unused', 'build'],
  ],
  [['unit']],
  [['provider'], ['terminal']],
  [['browser']],
  [['engines']],
  [['texts']],
]

const [installedEngines, missingEngines] = [true, false].map((isWanted) =>
  Object.keys(engines).filter((name) => engines[name].isInstalled() === isWanted),
)

const chosenParts = scopeParts[scopeName].filter(isInShard)
const dueParts = chosenParts.filter((name) =>
  name === 'unit' ? dueUnits.length > 0 : isDue(name, getReadPaths(name)),
)
const skippedParts = chosenParts.filter((name) => !dueParts.includes(name))
if (skippedParts.length > 0)
  console.log(`Skipped, unchanged since they passed: ${skippedParts.join(', ')} (--all runs them)`)

if (dueParts.includes('engines')) {
  for (const { label, packages } of missingEngines.map((name) => engines[name]))
    console.log(
      `${label} isn't installed, so its journeys are left out. Install it with: apt-get install ${packages}`,
    )
}
if (dueParts.includes('browser')) {
  const isMissing = isBrowserMissing()
  if (isMissing) exitWithError(isMissing)
  if (scopeName !== 'rest') deleteShownTexts()
}

const { failed } = await runStages(
  Object.fromEntries(Object.entries(parts).map(([name, work]) => [name, withTestCache(name, work)])),
  stages.map((lines) => lines.map((names) => names.filter((name) => dueParts.includes(name)))),
  { junitFile: values.junit },
)
process.exit(failed === 0 ? 0 : 1)
