import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { print } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pacts = mkdtempSync(join(tmpdir(), 'heed-pacts-'))
const makeScriptArgs = (file: string, ...words: string[]) => ['--import', 'tsx', join(root, file), ...words]

function measureScript(words: readonly string[]): { seconds: number; last: string } {
  const started = performance.now()
  const output = execFileSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HEED_PACTS: pacts, PACT_DO_NOT_TRACK: 'true' },
    maxBuffer: 1e8,
  })
  return { seconds: (performance.now() - started) / 1000, last: output.trimEnd().split('\n').at(-1) ?? '' }
}

const minute = { kind: 'value', most: 60 } as const
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
try {
  const sharedOptions = ['--no-isolate', '--no-file-parallelism', '--pool=forks', '--reporter=dot']
  const consumers = measureScript([vitest, 'run', '.pact.test.', ...sharedOptions])
  print({ what: 'pacts of all consumers written', value: consumers.seconds, unit: 's', target: minute })
  const provider = measureScript(makeScriptArgs('mock-server/src/verify/main.ts', '--pacts', pacts))
  print({ what: provider.last, value: provider.seconds, unit: 's', target: minute })
  const calls = measureScript(makeScriptArgs('mock-server/src/verify/conformance/main.ts', '--calls', '5000'))
  print({ what: calls.last, value: calls.seconds, unit: 's', target: minute })
} finally {
  rmSync(pacts, { recursive: true })
}
