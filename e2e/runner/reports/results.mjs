// All tools return results as a list of `{ file?, title, seconds, failure? }`.
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from '../../chromium.mjs'
import { runCommand } from '../command.mjs'
import { getResultsFile, prepareResults, readEvents } from './events.mjs'

const pollMs = 1_000
const maxLastLines = 60

const getLastLines = (output) => output.trimEnd().split('\n').slice(-maxLastLines).join('\n')

export const countResults = (results) => {
  const failedCount = results.filter(({ failure }) => failure !== undefined).length
  return { passed: results.length - failedCount, failed: failedCount }
}

export async function runAsSingleTest(title, runTasks) {
  const startTime = performance.now()
  const { ok, output } = await runTasks
  const seconds = (performance.now() - startTime) / 1000
  return [
    {
      title,
      seconds,
      failure: ok ? undefined : stripVTControlCharacters(output).trim() || 'ended with an error',
    },
  ]
}

export const readSeconds = (name) =>
  new Map(
    readEvents(getResultsFile(name))
      .filter(({ file }) => file !== undefined)
      .map(({ file, seconds }) => [file, seconds]),
  )

async function runAndReport({ name, command, args, env = {}, line, isEmptyFine = false }) {
  const { file, env: toReport } = prepareResults(name)
  let done = false
  const pollResults = () => {
    const events = readEvents(file)
    const results = events.flatMap(({ test }) => (test ? [test] : []))
    const finishedEvents = events.filter((event) => event.file !== undefined).length
    const { passed, failed } = countResults(results)
    const text = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
    line.update({ done: finishedEvents, total: events.find(({ total }) => total)?.total ?? 0, text })
    return results
  }
  const finalRun = runCommand(command, args, { env: { ...env, ...toReport }, log: name }).finally(() => {
    done = true
  })
  while (!done) {
    await Promise.race([finalRun, new Promise((resolve) => setTimeout(resolve, pollMs))])
    pollResults()
  }
  const { ok, output } = await finalRun
  const results = pollResults()
  const { failed } = countResults(results)
  if (results.length === 0 && !isEmptyFine)
    return [{ title: `${name} runs`, seconds: 0, failure: `No test ran.\n${getLastLines(output)}` }]
  if (!ok && failed === 0)
    return [...results, { title: `${name} ends well`, seconds: 0, failure: getLastLines(output) }]
  return results
}

const getReporterPath = (name) => fileURLToPath(new URL(`${name}Reporter.mjs`, import.meta.url))

export const excludePactsOptions = ['--exclude', '**/*.pact.test.ts', '--exclude', '**/verify/**']

export const runVitest = (name, args, line, env = {}) =>
  runAndReport({
    name,
    command: 'vitest',
    args: ['run', ...args, `--reporter=${getReporterPath('vitest')}`],
    env,
    line,
    isEmptyFine: args.includes('--passWithNoTests'),
  })

export const runPlaywright = (name, args, line, env = {}, config = 'e2e') =>
  runAndReport({
    name,
    command: 'playwright',
    args: ['test', '-c', config, `--reporter=${getReporterPath('playwright')}`, ...args],
    env: { CHROMIUM: ensureChromium(), ...env },
    line,
    isEmptyFine: args.includes('--pass-with-no-tests'),
  })
