import { isAscii } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { runHeed } from './program.ts'

const getInstalledFolder = () => join(inject('prefix'), 'lib/node_modules/heed-cli')

const readManifest = () =>
  JSON.parse(readFileSync(join(getInstalledFolder(), 'package.json'), 'utf8')) as Record<string, unknown>

it('the package installs only the bundle, start scripts, documents and man pages', () => {
  const files = readdirSync(getInstalledFolder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(getInstalledFolder(), name)).isFile())
    // Skips the compile caches, which running the bundle creates in its folder.
    .filter((name) => !/\.cjs\.v/.test(name))
    .filter((name) => !name.startsWith('man/'))
    .sort()
  expect(files).toEqual([
    'CHANGELOG.md',
    'README.md',
    'bin/compiled.cjs',
    'bin/heed.cjs',
    'dist/LICENCES.txt',
    'dist/heed.cjs',
    'dist/help.cjs',
    'package.json',
  ])
})

it.each(['heed', 'help'])(
  'the bundle %s has only ASCII characters, because it is read as Latin-1',
  (name) => {
    const code = readFileSync(join(getInstalledFolder(), `dist/${name}.cjs`))
    expect(isAscii(code)).toBe(true)
  },
)

it('the package has no dependencies and can be published', () => {
  const read = readManifest()
  expect(read).not.toHaveProperty('dependencies')
  expect(read).not.toHaveProperty('devDependencies')
  expect(read).not.toHaveProperty('private')
})

it('the installed README and changelog address users and omit internals', () => {
  const readme = readFileSync(join(getInstalledFolder(), 'README.md'), 'utf8')
  expect(readme).toContain('npm install -g heed-cli')
  expect(readme).not.toMatch(/src\/|esbuild|mock-server/)
  const changes = readFileSync(join(getInstalledFolder(), 'CHANGELOG.md'), 'utf8')
  expect(changes).toMatch(/^## 0\.1\.0 - .*\n\n### Added\n\n- `heed` imports employees/m)
  expect(changes).toContain('### Fixed\n\n- ')
  expect(changes).toContain('- Scripts can sign in with API keys.')
  expect(changes).not.toMatch(/palette|`\/_mock`/)
})

it('the package includes man pages with commands, options and examples', () => {
  const pages = readdirSync(join(getInstalledFolder(), 'man'))
  expect(pages).toContain('heed.1')
  const source = readFileSync(join(getInstalledFolder(), 'man/heed-employees.1'), 'utf8')
  expect(source).toMatch(/^\.TH HEED\\-EMPLOYEES 1 "\d{4}-\d\d-\d\d" "heed \d/)
  const shown = source.replace(/\\-/g, '-')
  expect(shown).toContain('heed employees import')
  expect(shown).toContain('--remove-obsolete')
  expect(shown).toContain('heed employees get asa@example.is --json')
})

it('the single-file build runs from an otherwise empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-single-'))
  const file = join(folder, 'heed.cjs')
  cpSync(new URL('../../cli/dist/single/heed.cjs', import.meta.url), file)
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [file, ...words], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', XDG_CONFIG_HOME: folder, HEED_API: `${inject('mock')}/api` },
    })
  expect(run('--version').stdout).toBe(`${String(readManifest().version)}\n`)
  expect(run('help', 'employees', 'import').stdout).toContain('--by-company')
  const { stdout } = run('doctor', '--json')
  expect(JSON.parse(stdout).findings).toContainEqual(
    expect.objectContaining({ check: 'address', state: 'ok' }),
  )
})

it.each(['commander', 'undici', 'zod', 'inquirer'])('the package includes the licence of %s', (name) => {
  const licences = readFileSync(join(getInstalledFolder(), 'dist/LICENCES.txt'), 'utf8')
  expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\nLicence: MIT$`, 'm'))
  expect(licences).toContain('Permission is hereby granted, free of charge')
})

it('the installed program prints its version and help', async () => {
  const { version } = readManifest()
  expect(await runHeed(['--version'])).toEqual({ code: 0, output: `${version}\n`, error: '' })
  const help = await runHeed(['--help'])
  expect(help).toMatchObject({ code: 0, error: '' })
  expect(help.output).toContain('exit-codes')
})
