// Start of the command as it is installed, with the files of its package and no sources around, beside a bare Node. The rivals take turns: a busy machine slows all alike.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, print } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const installed = mkdtempSync(join(tmpdir(), 'heed-start-'))
const program = join(installed, 'bin/heed.cjs')
const rounds = 31
const rivals = { node: ['-e', '0'], version: [program, '--version'], help: [program, '--help'] }
const names = Object.keys(rivals) as (keyof typeof rivals)[]
const times: Record<keyof typeof rivals, number[]> = { node: [], version: [], help: [] }

execFileSync('npm', ['run', '--silent', 'build', '-w', 'cli'], { cwd: root, stdio: 'ignore' })
for (const part of ['bin', 'dist', 'package.json']) {
  cpSync(join(root, 'cli', part), join(installed, part), { recursive: true })
}
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
rmSync(installed, { recursive: true })
