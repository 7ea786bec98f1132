// `npm run check`: types, lint, nearby tests and commit subjects since the main branch, or since `-- HEAD~3`.
import { listChanges } from './runner/changes.mjs'
import { root, runCommand } from './runner/command.mjs'
import { checkSubjectsSince } from './runner/commitSubjects.mjs'
import { findNearTests } from './runner/nearTests.mjs'
import { excludePactsOptions, readSeconds, runAsSingleTest, runVitest } from './runner/reports/results.mjs'
import { plainEnv } from './runner/scope.mjs'
import { runStages } from './runner/stages.mjs'
import { checkTouchedTypes } from './runner/types.mjs'

function listChangedFiles() {
  try {
    return listChanges(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

const { base, files } = listChangedFiles()
const { near, left } = findNearTests(
  files.filter((file) => !file.endsWith('.md')),
  readSeconds('unit'),
)
console.log(`Changed since ${base}: ${files.length} files. Tests near them: ${near.join(', ') || 'none'}`)
if (left > 0) console.log(`Left to npm test: ${left} more test files near them`)

const parts = {
  subjects: async () => checkSubjectsSince(base),
  types: () => checkTouchedTypes(files),
  async lint() {
    const biomeTargets = files.includes('biome.json') ? ['.'] : ['--config-path=biome.near.json', ...files]
    const kinds = ['--files-ignore-unknown=true', '--no-errors-on-unmatched']
    const biomeRun = runCommand('biome', ['check', '--error-on-warnings', ...kinds, ...biomeTargets], {
      log: 'lint',
    })
    return runAsSingleTest('biome finds nothing in the changed files', biomeRun)
  },
  // Use one worker: each worker first loads the whole console, and the type check runs in parallel.
  unit: (line) =>
    runVitest(
      'near',
      [
        '--maxWorkers=1',
        '--passWithNoTests',
        ...excludePactsOptions,
        ...near.map((test) => `${root}${test}`),
      ],
      line,
      plainEnv,
    ),
}
const lintParts = files.length > 0 ? ['lint'] : []
const unitParts = near.length > 0 ? ['unit'] : []

const { failed } = await runStages(parts, [[['subjects', 'types', ...lintParts], unitParts]])
process.exit(failed === 0 ? 0 : 1)
