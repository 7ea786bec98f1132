// `npm run bench` runs every *.bench.ts in sequence; `npm run bench -- cliStart` runs only the given ones.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const requestedNames = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.bench.ts'),
)

for (const file of files.sort()) {
  const name = basename(file, '.bench.ts')
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
  console.log(`\n== ${name}`)
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', folder + file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
