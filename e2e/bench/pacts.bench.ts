import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printFigure } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pacts = mkdtempSync(join(tmpdir(), 'heed-pacts-'))
const makeScriptArgs = (file: string, ...args: string[]) => ['--import', 'tsx', join(root, file), ...args]

function measureScript(args: readonly string[]): { seconds: number; last: string } {
  const startTime = performance.now()
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HEED_PACTS: pacts, PACT_DO_NOT_TRACK: 'true' },
    maxBuffer: 1e8,
  })
  return { seconds: (performance.now() - startTime) / 1000, last: output.trimEnd().split('\n').at(-1) ?? '' }
}

const oneMinuteTarget = { kind: 'value', most: 60 } as const
const vitestPath = join(root, 'node_modules/vitest/vitest.mjs')
try {
  const sharedOptions = ['--no-isolate', '--no-file-parallelism', '--pool=forks', '--reporter=dot']
  const consumers = measureScript([vitestPath, 'run', '.pact.test.', ...sharedOptions])
  printFigure({
    what: 'pacts of all consumers written',
    value: consumers.seconds,
    unit: 's',
    target: oneMinuteTarget,
  })
  const provider = measureScript(makeScriptArgs('mock-server/src/verify/main.ts', '--pacts', pacts))
  printFigure({ what: provider.last, value: provider.seconds, unit: 's', target: oneMinuteTarget })
  const calls = measureScript(makeScriptArgs('mock-server/src/verify/conformance/main.ts', '--calls', '5000'))
  printFigure({ what: calls.last, value: calls.seconds, unit: 's', target: oneMinuteTarget })
} finally {
  rmSync(pacts, { recursive: true })
}
