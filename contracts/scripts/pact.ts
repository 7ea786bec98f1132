import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeDuplicates } from '../pact/files/distinct.ts'
import { renderPactMap } from '../pact/files/map.ts'
import { listPactFiles } from '../pact/files/pactFiles.ts'

// Rewrites the pacts, MAP.md and openapi.json, then tests them. Test files share a worker, which loads
// modules once.

const root = join(import.meta.dirname, '..', '..')
const pactsFolder = join(root, 'contracts', 'pacts')

function runTests(args: readonly string[], env: Record<string, string> = {}): boolean {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--no-isolate',
      '--no-file-parallelism',
      '--pool=forks',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  )
  return run.status === 0
}

rmSync(pactsFolder, { recursive: true, force: true })
const callTestFile = 'api/call.pact.test.'
const gateTestArgs = ['contracts/pact/', '--exclude', '**/*.pact.test.ts']
const env = { HEED_PACTS: pactsFolder }
const otherTestsPassed = runTests(['.pact.test.', '--exclude', `**/${callTestFile}ts`], env)
if (otherTestsPassed) removeDuplicates(listPactFiles(pactsFolder))
const callTestsPassed = otherTestsPassed && runTests([callTestFile], env)
if (callTestsPassed) {
  removeDuplicates(listPactFiles(pactsFolder))
  writeFileSync(join(root, 'contracts', 'MAP.md'), renderPactMap(listPactFiles(pactsFolder)))
  await import('./openapi.ts')
}
process.exitCode = callTestsPassed && runTests(gateTestArgs) ? 0 : 1
