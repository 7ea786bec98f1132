import { spawnSync } from 'node:child_process'
import { median, print } from '../figures.ts'
import { program } from '../installed.ts'

const rounds = 31
const rivals = { node: ['-e', '0'], version: [program, '--version'], help: [program, '--help'] }
const names = Object.keys(rivals) as (keyof typeof rivals)[]
const times: Record<keyof typeof rivals, number[]> = { node: [], version: [], help: [] }

for (let round = 0; round < rounds; round++) {
  for (const name of names) {
    const started = performance.now()
    spawnSync(process.execPath, rivals[name], { stdio: 'ignore' })
    times[name].push(performance.now() - started)
  }
}

const baseline = { what: 'node -e 0', value: median(times.node) }
print({
  what: 'heed --version',
  value: median(times.version),
  unit: 'ms',
  baseline,
  target: { kind: 'ratio', most: 1.2 },
})
print({
  what: 'heed --help',
  value: median(times.help),
  unit: 'ms',
  baseline,
  target: { kind: 'ratio', most: 1.6 },
})
