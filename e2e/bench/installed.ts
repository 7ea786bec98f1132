import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'heed-installed-'))

export const programPath = join(folder, 'bin/heed.cjs')

execFileSync('npm', ['run', '--silent', 'build', '-w', 'cli'], { cwd: root, stdio: 'ignore' })
for (const part of ['bin', 'dist', 'package.json']) {
  cpSync(join(root, 'cli', part), join(folder, part), { recursive: true })
}
process.on('exit', () => rmSync(folder, { recursive: true }))
