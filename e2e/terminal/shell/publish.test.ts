import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../bench/mockServer.ts'
import { createTempFolder } from '../program.ts'

const packageFolder = join(root, 'cli/dist/package')
const maxPackedBytes = 1.5e6
/** A released version, or a build between releases. */
const versionPattern = /^\d+\.\d+\.\d+(-dev\.\d+\.g[0-9a-f]{8,}(\.dirty)?)?$/

const run = (
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => spawnSync(command, args, { encoding: 'utf8', ...options })

describe('npm publish --dry-run', () => {
  let printed: ReturnType<typeof run>
  let facts: { size: number; version: string; files: { path: string }[] }

  beforeAll(async () => {
    const userconfig = join(await createTempFolder(), '.npmrc')
    writeFileSync(userconfig, 'registry=http://127.0.0.1:9/\n//127.0.0.1:9/:_authToken=none\n')
    const args = ['publish', packageFolder, '--dry-run', '--offline', '--tag', 'dev', '--json']
    printed = run('npm', [...args, '--loglevel', 'warn', '--userconfig', userconfig])
    const answer = JSON.parse(printed.stdout) as Record<string, typeof facts> | typeof facts
    facts = 'files' in answer ? (answer as typeof facts) : (Object.values(answer)[0] as typeof facts)
  })

  it('succeeds without a warning, and without the network', () => {
    expect([printed.status, printed.stderr]).toEqual([0, ''])
  })

  it('lists only the program, its documents and man pages', () => {
    const paths = facts.files.map(({ path }) => path)
    expect(
      paths.filter((path) => !/^man\/heed[\w-]*\.1$/.test(path)).sort((a, b) => (a < b ? -1 : 1)),
    ).toEqual([
      'CHANGELOG.md',
      'README.md',
      'bin/compiled.cjs',
      'bin/heed.cjs',
      'dist/LICENCES.txt',
      'dist/heed.cjs',
      'dist/help.cjs',
      'package.json',
    ])
    expect(paths).toContain('man/heed.1')
  })

  it('packs less than 1.5 MB', () => {
    expect(facts.size).toBeGreaterThan(0)
    expect(facts.size).toBeLessThan(maxPackedBytes)
  })

  it('has the version of the build, which is valid in npm', () => {
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as typeof facts
    expect(facts.version).toBe(version)
    expect(version).toMatch(versionPattern)
  })
})

describe('the version of a build', () => {
  async function describeIn(folder: string): Promise<{ version: string; date?: string }> {
    const { describeVersion } = (await import(new URL('../../../cli/version.mjs', import.meta.url).href)) as {
      describeVersion(folder: string, version: string): { version: string; date?: string }
    }
    return describeVersion(folder, '1.2.3')
  }

  async function createRepository() {
    const folder = await createTempFolder()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.is', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).trim()
    const commit = (text: string) => {
      writeFileSync(join(folder, 'file'), text)
      git('add', '-A')
      git('commit', '-qm', text, '--date', '2026-02-20T12:00:00Z')
    }
    git('init', '-q')
    commit('one')
    return { folder, git, commit, head: () => git('rev-parse', '--short=8', 'HEAD') }
  }

  it('is the released version for a clean tagged commit', async () => {
    const { folder, git } = await createRepository()
    git('tag', 'v1.2.3')
    expect(await describeIn(folder)).toEqual({
      version: '1.2.3',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    writeFileSync(join(folder, 'file'), 'changed')
    expect((await describeIn(folder)).version).toMatch(/^1\.2\.4-dev\.0\.g[0-9a-f]+\.dirty$/)
  })

  it('counts the commits since the tag, or all commits in a clone without tags', async () => {
    const { folder, git, commit, head } = await createRepository()
    expect((await describeIn(folder)).version).toBe(`1.2.3-dev.1.g${head()}`)
    git('tag', 'v1.2.3')
    commit('two')
    commit('three')
    expect((await describeIn(folder)).version).toBe(`1.2.4-dev.2.g${head()}`)
  })

  it('is the version in package.json without git, also inside another repository', async () => {
    const folder = await createTempFolder()
    expect(await describeIn(folder)).toEqual({ version: '1.2.3' })
    const { folder: other } = await createRepository()
    mkdirSync(join(other, 'unpacked'))
    expect(await describeIn(join(other, 'unpacked'))).toEqual({ version: '1.2.3' })
  })
})

describe('a release', () => {
  it.each([
    ['## Unreleased\n\n## 1.2.3 - 2026-02-20\n', '1.2.3', ['CHANGELOG.md has a section "Unreleased".']],
    ['## 1.2.2 - 2026-02-20\n', '1.2.3', ['CHANGELOG.md has no section "## 1.2.3 - <date>".']],
    ['## 1.2.3 - 2026-02-20\n', '1.2.3-dev.1.gabcdef01', ['1.2.3-dev.1.gabcdef01 is a development build.']],
    ['## 1.2.3 - 2026-02-20\n', '1.2.3', []],
  ])('of the changes %j as %s is prevented by %j', async (changes, version, blockers) => {
    const { listReleaseBlockers } = (await import(
      new URL('../../../cli/changes.mjs', import.meta.url).href
    )) as { listReleaseBlockers(changes: string, version: string): string[] }
    const found = listReleaseBlockers(changes, version)
    expect(found.map((line) => line.split(/(?<=\.) (?=[A-Z])/)[0])).toEqual(blockers)
  })
})

const linters = [
  { program: 'man', debianPackage: 'man-db', args: (file: string) => ['--warnings', '-l', file] },
  { program: 'mandoc', debianPackage: 'mandoc', args: (file: string) => ['-T', 'lint', file] },
  { program: 'groff', debianPackage: 'groff', args: (file: string) => ['-ww', '-man', '-Tutf8', file] },
]
const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

it.for(linters)(
  '$program finds nothing to warn about in any man page',
  ({ program, debianPackage, args }, { skip }) => {
    if (!isInstalled(program))
      return skip(`${program} isn't installed. Install the package ${debianPackage}.`)
    const pages = readdirSync(join(packageFolder, 'man'))
    expect(pages.length).toBeGreaterThan(10)
    const warnings = pages.flatMap((page) => {
      const { stdout, stderr } = run(program, args(join(packageFolder, 'man', page)), {
        env: { ...process.env, LANG: 'C.UTF-8', MANPAGER: 'cat', MANWIDTH: '80' },
      })
      // mandoc prints its findings on standard output; the others print the page there.
      return program === 'mandoc' ? stdout : stderr
    })
    expect(warnings.filter(Boolean)).toEqual([])
  },
)
