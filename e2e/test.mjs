// `npm test`: everything that must hold, part by part. `npm test -- unit lint` runs the named parts only,
// `npm test -- --node 24` does the same with another Node. On one's own machine a part rests that has passed before and
// reads nothing that has changed since; `npm test -- --all`, and CI, run it all the same.
import { rmSync } from 'node:fs'
import { build } from './runner/build.mjs'
import { root, run } from './runner/command.mjs'
import { add, asOne, playwright, vitest, withoutPacts } from './runner/counts.mjs'
import { underNode } from './runner/otherNode.mjs'
import { readBy, unitTests } from './runner/reads.mjs'
import { sparing } from './runner/spared.mjs'
import { runStages } from './runner/stages.mjs'
import { allTypes } from './runner/types.mjs'
import { forgetShown, seenTexts } from './texts/seen.mjs'

/** All pact tests in one process: the library is loaded once, and its native core stands still when several share a file. */
const oneByOne = ['--no-isolate', '--no-file-parallelism', '--pool=forks']
/** Pins every call once more, by its name: it reads what all the others wrote. */
const again = 'api/call.pact.test.'

const parts = {
  types: allTypes,
  async lint() {
    return asOne(await run('biome', ['check', '--error-on-warnings', '.']))
  },
  async unused() {
    return asOne(await run('knip', []))
  },
  unit: () => vitest('unit', [...withoutPacts, ...unitOf.flatMap((folder) => ['--project', folder])]),
  async consumers() {
    const pacts = `${root}contracts/pacts`
    rmSync(pacts, { recursive: true, force: true })
    const env = { HEED_PACTS: pacts }
    const others = ['.pact.test.', '--exclude', `**/${again}ts`, ...oneByOne]
    const pinned = add(
      await vitest('consumers', others, env),
      await vitest('consumersByName', [again, ...oneByOne], env),
    )
    return add(pinned, asOne(await run('tsx', ['contracts/scripts/distinct.ts'])))
  },
  provider: () => vitest('provider', ['verify/']),
  build,
  // The command-line program as it is installed, in pipes and on terminals.
  terminal: () => vitest('terminal', ['--config', 'e2e/terminal/vitest.config.ts']),
  browser() {
    forgetShown()
    return playwright('browser', [])
  },
  // What the journeys have shown holds the texts that are agreed letter for letter.
  texts: seenTexts,
}

const words = underNode(import.meta.filename, process.argv.slice(2))
const chosen = words.filter((word) => word !== '--all')
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`npm test: no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

const passed = sparing()
const mayRest = chosen.length === 0 && words.length === 0 && !process.env.CI
const isDue = (name, paths) => !(mayRest && passed.isUnchanged(name, paths))
const unitOf = Object.keys(unitTests).filter((folder) => isDue(`unit ${folder}`, unitTests[folder]))

/** Runs a part, and remembers what it read when it passed. */
const remembering = (name, work) => async () => {
  const read =
    name === 'unit'
      ? unitOf.map((folder) => passed.watch(`unit ${folder}`, unitTests[folder]))
      : [passed.watch(name, readBy(name))]
  const counts = await work()
  if (counts.failed === 0) for (const keep of read) keep()
  return counts
}

/** What stands in one line is done one after the other, beside the other line: each keeps one processor busy. */
const sideBySide = [
  ['types', 'lint'],
  ['consumers', 'unused', 'build'],
]
const others = Object.keys(parts).filter((name) => !sideBySide.flat().includes(name))
const stages = [sideBySide, ...others.map((name) => [[name]])]

const asked = Object.keys(parts).filter((name) => chosen.length === 0 || chosen.includes(name))
const due = asked.filter((name) => (name === 'unit' ? unitOf.length > 0 : isDue(name, readBy(name))))
const resting = asked.filter((name) => !due.includes(name))
if (resting.length > 0) {
  console.log(`Passed with just what stands here: ${resting.join(', ')}. npm test -- --all runs them again.`)
}

await runStages(
  Object.fromEntries(Object.entries(parts).map(([name, work]) => [name, remembering(name, work)])),
  stages.map((lines) => lines.map((names) => names.filter((name) => due.includes(name)))),
)
