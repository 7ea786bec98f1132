import { writeFileSync } from 'node:fs'
import { ensureInstalled } from '../../mock-server/install.mjs'
import { createProgressDisplay } from '../../mock-server/progress.mjs'
import { root } from './command.mjs'
import { renderJunit } from './reports/junit.mjs'
import { countResults } from './reports/results.mjs'

const formatCounts = ({ passed, failed }) =>
  `${String(passed).padStart(6)} passed  ${String(failed).padStart(3)} failed`

async function runWork(work, line) {
  try {
    return await work(line)
  } catch (error) {
    return [{ title: 'runs', seconds: 0, failure: error.stack ?? String(error) }]
  }
}

/** Runs stages in sequence, a stage's lines in parallel, and a line's parts in sequence. Returns counts. */
export async function runStages(parts, stages, { junitFile } = {}) {
  const lines = createProgressDisplay()
  const allResults = []

  const runPart = async (name) => {
    const line = lines.start(name)
    const results = await runWork(parts[name], line)
    const seconds = line.end(formatCounts(countResults(results)))
    allResults.push({ name, seconds, results })
  }
  const runLine = async (names) => {
    for (const name of names) await runPart(name)
  }

  const installLine = lines.start('install')
  try {
    await ensureInstalled(root)
  } catch (error) {
    installLine.end('failed')
    console.error(`\n${error.message}`)
    process.exit(1)
  }
  installLine.end()
  for (const stage of stages) await Promise.all(stage.map(runLine))

  if (junitFile) writeFileSync(junitFile, renderJunit(allResults))
  for (const { name, results } of allResults) {
    for (const { file, title, failure } of results) {
      if (failure === undefined) continue
      console.log(`\nFAILED ${name}: ${[file, title].filter(Boolean).join(' › ')}\n${failure}`)
    }
  }
  const { passed, failed } = countResults(allResults.flatMap(({ results }) => results))
  console.log(`\n${passed} passed, ${failed} failed`)
  return { passed, failed }
}
