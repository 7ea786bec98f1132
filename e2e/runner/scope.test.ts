import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './command.mjs'
import { scopes } from './scope.mjs'

it('the rest scope includes every property test with all its runs', () => {
  const { files } = scopes.rest.unit()
  const grep = (pattern: string) =>
    spawnSync('git', ['grep', '-lE', '--untracked', pattern, '--', '*.test.ts*'], {
      cwd: root,
      encoding: 'utf8',
    })
      .stdout.trim()
      .split('\n')
  const properties = grep(String.raw`\b(fc\.(assert|check)|limitRuns)\(`)
  expect(properties).toEqual(grep('^/\\*\\* @module-tag property \\*/$'))
  expect(files).toEqual(expect.arrayContaining(properties))
  expect(Number(scopes.plain.unit().env.HEED_RUNS)).toBeLessThan(100)
})

it('each terminal test is in exactly one scope', () => {
  const plain = scopes.plain.terminal().map((path) => path.replace('.test.', ''))
  const left = scopes.rest.terminal().filter((word) => word !== '--exclude')
  expect(left).toEqual(plain.map((name) => `**/${name}.test.ts`))
})

const runNpmTest = (...words: string[]) =>
  spawnSync(process.execPath, ['e2e/test.mjs', ...words], { cwd: root, encoding: 'utf8' })

it.each([
  [['lnit'], 'no part "lnit"'],
  [['--shard', '1'], '--shard takes N/M'],
  [['--all', '--rest'], 'choose --all or --rest'],
  [['--al'], '--al'],
])('npm test refuses %j before anything runs', (words, reason) => {
  const { status, stderr } = runNpmTest(...words)
  expect([status, stderr]).toEqual([2, expect.stringContaining(reason)])
})

type Job = { strategy: { matrix: { shard?: number[] } }; steps: { run?: string }[] }

it('the GitHub workflow runs the same commands as .ci/run, in shards', () => {
  const { jobs } = parse(readFileSync(`${root}.github/workflows/ci.yml`, 'utf8')) as {
    jobs: Record<'plain' | 'rest' | 'texts', Job>
  }
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
  const shards = jobs.rest.strategy.matrix.shard ?? []
  expect(commands.map((command) => command.replace(/ --junit \S+/, ''))).toEqual([
    'npm test --',
    `npm test -- --rest --shard \${{ matrix.shard }}/${shards.length}`,
    'npm test -- texts',
  ])
  const script = readFileSync(`${root}.ci/run`, 'utf8').replaceAll(/ --junit \S+/g, '')
  expect([...script.matchAll(/npm test --( --rest)?/g)].map(([words]) => words)).toEqual([
    'npm test --',
    'npm test -- --rest',
  ])
})
