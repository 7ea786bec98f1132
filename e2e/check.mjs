// `npm run check`: what the work since the main branch may have broken near by, in seconds: types, lint of the changed
// files, the unit tests around them, and that the commits have short subjects. `npm run check -- HEAD~3` begins at that commit. Everything is for `npm test`.
import { changes } from './runner/changes.mjs'
import { root, run } from './runner/command.mjs'
import { asOne, vitest, withoutPacts } from './runner/counts.mjs'
import { nearestTests } from './runner/near.mjs'
import { runStages } from './runner/stages.mjs'
import { subjectsSince } from './runner/subjects.mjs'
import { typesOfChanged } from './runner/types.mjs'

function changed() {
  try {
    return changes(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

const { base, files } = changed()
const homes = new Set(files.filter((file) => !file.endsWith('.md')).map((file) => nearestTests(file)))
homes.delete(undefined)
console.log(
  `Changed since ${base}: ${files.length} files. Tests near them: ${[...homes].join(', ') || 'none'}`,
)

const parts = {
  subjects: async () => subjectsSince(base),
  types: typesOfChanged,
  async lint() {
    // Its own rules hold for every file.
    const what = files.includes('biome.json') ? ['.'] : files
    const kinds = ['--files-ignore-unknown=true', '--no-errors-on-unmatched']
    return asOne(await run('biome', ['check', '--error-on-warnings', ...kinds, ...what]))
  },
  unit: () =>
    vitest('near', [
      '--changed',
      base,
      '--passWithNoTests',
      ...withoutPacts,
      ...[...homes].map((home) => `${root}${home}`),
    ]),
}
const lint = files.length > 0 ? ['lint'] : []
const unit = homes.size > 0 ? ['unit'] : []

await runStages(parts, [[['subjects', 'types', ...lint], unit]])
