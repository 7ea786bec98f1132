import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { expect, inject, it } from 'vitest'
import { createTempFolder, runInShell } from './program.ts'
import { createWorld } from './world.ts'

const isCompileCache = (path: string): boolean => path.includes('heed.cjs.v')

/** Copies the installed program to a new folder, where nothing has run yet. */
async function copyProgram() {
  const folder = await createTempFolder()
  // A different user must be able to run the program too.
  await chmod(folder, 0o755)
  const filter = (path: string) => !isCompileCache(path)
  cpSync(join(inject('prefix'), 'lib/node_modules/heed-cli'), folder, { recursive: true, filter })
  const dist = join(folder, 'dist')
  const env = { XDG_CONFIG_HOME: await createTempFolder() }
  const program = join(folder, 'bin/heed.cjs')
  return {
    kept: () =>
      readdirSync(dist)
        .filter(isCompileCache)
        .map((name) => join(dist, name)),
    run: (how: { asNobody?: boolean; env?: Record<string, string> } = {}, words = ['runs', 'list']) =>
      runInShell('', words, { program, ...how, env: { ...env, ...how.env } }),
  }
}

const noRunsResult = { code: 0, output: '', error: 'No runs yet.\n' }

it('the program caches its compiled code beside the bundle and reuses it', async () => {
  const { kept, run } = await copyProgram()
  expect(await run()).toEqual(noRunsResult)
  const [path = '', ...others] = kept()
  expect(others).toEqual([])
  const { ino } = statSync(path)
  expect(await run()).toEqual(noRunsResult)
  // If an entry were unusable, the program would rewrite its file.
  expect(kept().map((name) => statSync(name).ino)).toEqual([ino])
})

// Node rejects code compiled with different engine flags. An import sets flags, so it needs its own cache.
it('imports and other commands each create and reuse their own compile cache', async () => {
  const { kept, run } = await copyProgram()
  const file = join(await createTempFolder(), 'people.csv')
  writeFileSync(file, 'anna@nordfish.example,Anna\n')
  const env = { ...(await (await createWorld()).as('admin')), HEED_COMPANY: String(companyIds.direct) }
  const importIt = () => run({ env }, ['employees', 'import', file, '--quiet'])
  const made = () => new Map(kept().map((path) => [path, statSync(path).ino]))
  expect(await importIt()).toMatchObject({ code: 0 })
  expect(made().size).toBe(1)
  expect(await run({ env }, ['lists', 'list'])).toMatchObject({ code: 0 })
  const both = made()
  expect(both.size).toBe(2)
  await importIt()
  await run({ env }, ['lists', 'list', '--json'])
  await run({ env }, ['runs', 'list'])
  expect(made()).toEqual(both)
})

it.each([
  [
    'from another bundle',
    (kept: Buffer) => Buffer.concat([kept.subarray(0, -64), Buffer.from('0'.repeat(64))]),
  ],
  ['truncated', (kept: Buffer) => kept.subarray(0, 1000)],
  ['from another engine', (kept: Buffer) => Buffer.concat([Buffer.alloc(64), kept.subarray(64)])],
  ['empty', () => Buffer.alloc(0)],
])('the program rebuilds its compile cache if it is %s', async (_, spoil) => {
  const { kept, run } = await copyProgram()
  await run()
  const [path = ''] = kept()
  const whole = readFileSync(path)
  writeFileSync(path, spoil(whole))
  expect(await run()).toEqual(noRunsResult)
  expect(readFileSync(path).length).toBeGreaterThan(whole.length / 2)
  expect(readFileSync(path).subarray(-64)).toEqual(whole.subarray(-64))
  expect(kept()).toEqual([path])
})

it('the program runs without a cache in a read-only folder or with caching disabled', async () => {
  const { kept, run } = await copyProgram()
  expect(await run({ asNobody: true })).toEqual(noRunsResult)
  expect(await run({ env: { NODE_DISABLE_COMPILE_CACHE: '1' } })).toEqual(noRunsResult)
  expect(kept()).toEqual([])
})
