// `npm test`: everything that must hold, part by part. `npm test -- unit lint` runs the named parts only,
// `npm test -- --node 24` does the same with another Node.
import { rmSync } from 'node:fs'
import { build } from './runner/build.mjs'
import { root, run } from './runner/command.mjs'
import { add, asOne, playwright, vitest, withoutPacts } from './runner/counts.mjs'
import { underNode } from './runner/otherNode.mjs'
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
  unit: () => vitest('unit', withoutPacts),
  async consumers() {
    const pacts = `${root}contracts/pacts`
    rmSync(pacts, { recursive: true, force: true })
    const env = { HEED_PACTS: pacts }
    const others = ['.pact.test.', '--exclude', `**/${again}ts`, ...oneByOne]
    return add(
      await vitest('consumers', others, env),
      await vitest('consumersByName', [again, ...oneByOne], env),
    )
  },
  provider: () => vitest('provider', ['verify/', 'pact/', '--exclude', '**/*.pact.test.ts']),
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

const chosen = underNode(import.meta.filename, process.argv.slice(2))
const unknown = chosen.find((name) => !(name in parts))
if (unknown) {
  console.error(`npm test: no part "${unknown}"; there are ${Object.keys(parts).join(', ')}`)
  process.exit(2)
}

/** What stands in one line is done one after the other, beside the other line: each keeps one processor busy. */
const sideBySide = [['types', 'lint', 'unused', 'build'], ['consumers']]
const others = Object.keys(parts).filter((name) => !sideBySide.flat().includes(name))
const stages = [sideBySide, ...others.map((name) => [[name]])]

const isChosen = (name) => chosen.length === 0 || chosen.includes(name)

await runStages(
  parts,
  stages.map((lines) => lines.map((names) => names.filter(isChosen))),
)
