import { appendFile, chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { createTempFolder, runHeed, runInShell, startHeed } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

// Imports during faults of the mock server or this machine. Either all employees are on the list at the end,
// or the last lines report the number on the list and the command that adds the remaining employees.
const people = Array.from({ length: 120 }, (_, at) => `day${at}@import.example,Day ${at},Bad days`)
const smallBatches = ['--batch', '10', '--concurrency', '2']
let world: TestWorld
let env: Record<string, string>
let folder: string
let file: string

beforeEach(async () => {
  world = await createWorld({ scenario: 'enterprise' })
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  folder = await createTempFolder()
  file = join(folder, 'people.csv')
  await writeFile(file, people.join('\n'))
})

const batch = { operation: 'import.createUsersBatch' }
const setFaults = (...steps: object[]) => world.control('faults', { seed: 1, steps })
const clearFaults = () => world.control('faults', undefined, 'DELETE')

async function countListMembers(): Promise<number> {
  const { code, output } = await runHeed(['employees', 'list', '--list', 'Bad days', '--all', '--json'], {
    env,
  })
  // If the list doesn't exist yet, the command fails too.
  return code === 0 ? (JSON.parse(output) as unknown[]).length : 0
}

/** Returns the report's last line, which is a command. */
const parseLastCommand = (error: string): string[] =>
  (error.trim().split('\n').at(-1) ?? '').trim().split(' ').slice(1)

it.each([
  { day: '429 responses with Retry-After', step: { status: 429, headers: { 'retry-after': '1' }, count: 2 } },
  { day: '429 responses without Retry-After', step: { status: 429, count: 2 } },
  { day: '502 responses', step: { status: 502, count: 2 } },
  { day: '503 responses', step: { status: 503, skip: 3, count: 2 } },
  { day: 'connections reset before the call', step: { reset: 'before', skip: 2, count: 2 } },
  { day: 'connections reset after the call', step: { reset: 'after', skip: 2, count: 2 } },
  { day: 'truncated responses', step: { cut: true, skip: 2, count: 2 } },
])('the import waits, retries and saves all employees after $day', async ({ step }) => {
  await setFaults({ ...batch, ...step })
  const { code, error } = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  expect(code, error).toBe(0)
  expect(await countListMembers()).toBe(people.length)
})

it('an import also retries failed lookups before sending its first line', async () => {
  await setFaults(
    { operation: 'companies.get', status: 503, count: 1 },
    { operation: 'lists.list', reset: 'after', count: 1 },
    { operation: 'auth.getCurrentUser', status: 429, headers: { 'retry-after': '1' }, count: 1 },
  )
  const list = ['--list', 'All staff']
  const made = await runHeed(['lists', 'create', 'All staff'], { env })
  const { code, error } = await runHeed(['employees', 'import', file, ...list, ...smallBatches], { env })
  expect([made.code, code], made.error + error).toEqual([0, 0])
  expect(made.error).toMatch(/^The platform returned 503, retrying in \d s$/m)
  expect(await countListMembers()).toBe(people.length)
})

it('an hour-long retry-after ends the import with code 5 and a command to continue', async () => {
  await setFaults({ ...batch, status: 429, headers: { 'retry-after': '3600' }, skip: 3 })
  const { code, error } = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  expect(code).toBe(5)
  expect(error).toContain('Run the command again in 3600 s')
  expect(error).toMatch(/Saved so far in .+: \d+ of 120 employees/)
  await clearFaults()
  expect((await runHeed(parseLastCommand(error), { env })).code).toBe(0)
  expect(await countListMembers()).toBe(people.length)
})

it('a 500 error ends the import with code 1 and names the failed request', async () => {
  await setFaults({ ...batch, status: 500, skip: 3 })
  const { code, error } = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  expect(code).toBe(1)
  expect(error).toMatch(/import\.createUsersBatch, request [0-9a-f-]{36}/)
  await clearFaults()
  expect((await runHeed(parseLastCommand(error), { env })).code).toBe(0)
  expect(await countListMembers()).toBe(people.length)
})

it('a command exits with 5 and names the address if nothing listens there', async () => {
  const { code, error } = await runHeed(['companies', 'list'], {
    env: { ...env, HEED_API: 'http://127.0.0.1:1' },
  })
  expect(code).toBe(5)
  expect(error).toContain("Couldn't reach http://127.0.0.1:1: nothing is listening there")
})

it('a second import of the same file is refused while the first is running', async () => {
  await setFaults({ ...batch, latency: 1500 })
  const first = startHeed(['employees', 'import', file, ...smallBatches], { env })
  await new Promise((resolve) => first.child.stderr.once('data', resolve))
  const second = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  await clearFaults()
  expect((await first.ended).code).toBe(0)
  expect(second.code).toBe(5)
  expect(second.error).toMatch(/people\.csv is in use by process \d+/)
  expect(await countListMembers()).toBe(people.length)
})

it("a file that changes while being read isn't imported", async () => {
  // The file is larger than a single read, so that it changes while the program is reading.
  const many = Array.from({ length: 400_000 }, (_, at) => `big${at}@import.example,Big ${at},Bad days`)
  await writeFile(file, many.join('\n'))
  const { child, ended } = startHeed(['employees', 'import', file], { env })
  await new Promise((resolve) => child.stderr.once('data', resolve))
  await appendFile(file, '\nlate@import.example,Late,Bad days')
  const { code, error } = await ended
  expect(code).toBe(1)
  expect(error).toContain('people.csv changed while it was being read.')
  expect(await countListMembers()).toBe(0)
})

it('resuming an import is refused when its file has changed since the interruption', async () => {
  await setFaults({ ...batch, status: 500, skip: 3 })
  const { error } = await runHeed(['employees', 'import', file, ...smallBatches], { env })
  await clearFaults()
  await appendFile(file, '\nlate@import.example,Late,Bad days')
  const again = await runHeed(parseLastCommand(error), { env })
  expect(again.code).toBe(2)
  expect(again.error).toContain('people.csv has changed since its import was interrupted.')
  expect(again.error).toContain('Run it again without --resume.')
})

it("an import sends nothing when its journal can't be written", async () => {
  // The limit keeps every file from growing, as a full disk would.
  const full = await runInShell('ulimit -f 0', ['employees', 'import', file, ...smallBatches], { env })
  expect(full.code).toBe(1)
  expect(full.error).toMatch(/^✗ .*(File too large|EFBIG)/m)
  expect(await countListMembers()).toBe(0)
})

it("employees list reports when its results can't be written", async () => {
  const result = await runInShell('exec > /dev/full', ['employees', 'list', '--all', '--csv'], { env })
  expect(result.code).toBe(1)
  expect(result.error).toContain("Couldn't write the results: ")
})

it("an import sends nothing and names the path when the rejects file isn't writable", async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed)
  await Promise.all([chmod(folder, 0o755), chmod(file, 0o644), chmod(closed, 0o555)])
  const words = ['employees', 'import', file, ...smallBatches, '--rejects', join(closed, 'rejects.csv')]
  const { code, error } = await runInShell('', words, { env, asNobody: true })
  expect(code).toBe(1)
  expect(error).toContain(join(closed, 'rejects.csv'))
  expect(await countListMembers()).toBe(0)
})

it('an import handles a retry-after date with the local clock a year ahead', async () => {
  const shift = join(folder, 'ahead.cjs')
  await writeFile(
    shift,
    'const now = Date.now; Date.now = () => now() + 31536000000; const D = Date;\n' +
      'globalThis.Date = class extends D { constructor(...a) { a.length ? super(...a) : super(Date.now()) } }',
  )
  // Every response includes the world time.
  const soon = new Date('2026-02-02T09:00:02.000Z').toUTCString()
  await setFaults({ ...batch, status: 429, headers: { 'retry-after': soon }, count: 1 })
  const { code, error } = await runHeed(['employees', 'import', file, ...smallBatches], {
    env: { ...env, NODE_OPTIONS: `--require ${shift}` },
  })
  expect(code, error).toBe(0)
  expect(await countListMembers()).toBe(people.length)
  expect(await readdir(folder)).toContain('people.csv')
})
