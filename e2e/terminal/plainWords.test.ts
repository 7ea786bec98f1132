import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companyIds, partnerEmails } from '@heed/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { createTempFolder, runHeed, runOnTerminal } from './program.ts'
import { createWorld, type TestWorld } from './world.ts'

let world: TestWorld
let env: Record<string, string>
let partner: Record<string, string>
let folder: string
beforeAll(async () => {
  world = await createWorld({ scenario: 'enterprise' })
  env = { ...(await world.as('admin')), HEED_COMPANY: String(companyIds.direct) }
  const { token } = await world.person(partnerEmails.hafid)
  partner = { ...env, HEED_TOKEN: token, HEED_COMPANY: '' }
  folder = await createTempFolder()
})

const writeTestFile = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

it('a slow command shows a waiting notice on a terminal and clears it afterwards', async () => {
  await world.control('faults', { steps: [{ operation: 'lists.list', latency: 2500 }] })
  const session = runOnTerminal(['lists', 'list'], { env })
  await session.shows(/Waiting for 127\.0\.0\.1:\d+, 1 s/)
  expect(await session.ended).toBe(0)
  expect(session.screen()).not.toContain('Waiting')
  expect(session.screen()).toContain('EMPLOYEES')
  const piped = await runHeed(['lists', 'list'], { env })
  expect([piped.code, piped.error]).toEqual([0, expect.not.stringContaining('Waiting')])
  await world.control('faults', undefined, 'DELETE')
})

it('a call that exceeds --timeout ends with code 5', async () => {
  await world.control('faults', { steps: [{ operation: 'lists.list', latency: 4000 }] })
  const { code, error } = await runHeed(['lists', 'list', '--timeout', '1'], { env })
  await world.control('faults', undefined, 'DELETE')
  expect([code, error]).toEqual([
    5,
    expect.stringMatching(/the server didn't respond in time\n {2}Wait longer with --timeout <seconds>/),
  ])
})

it('an import names the lines too large for one call and suggests --batch', async () => {
  const tooLarge = { operation: 'import.createUsersBatch', status: 413 }
  const file = await writeTestFile('long.csv', 'a@long.example,A,Long\nb@long.example,B,Long\n')
  await world.control('faults', { steps: [tooLarge] })
  const together = await runHeed(['employees', 'import', file, '--concurrency', '1'], { env })
  expect(together.code, together.error).toBe(1)
  expect(together.error).toContain('Lines 1 to 2 are too large for one call. The platform says: ')
  expect(together.error).toContain('Send fewer lines per call: --batch 1;')
  expect(together.error).not.toContain('--resume')
  await world.control('faults', { steps: [{ ...tooLarge, skip: 1 }] })
  const alone = await runHeed(['employees', 'import', file, '--concurrency', '1', '--batch', '1'], { env })
  await world.control('faults', undefined, 'DELETE')
  expect([alone.code, alone.error]).toEqual([1, expect.stringContaining('Line 2 is too large for one call.')])
  expect(alone.error).toContain('Saved so far in Norðurljós hf.: 1 of 2 employees')
})

it('an import sends lines of nearly a megabyte and rejects a longer one', async () => {
  const makeLine = (name: string, tags: number) =>
    `${name}@long.example,${name},Long,${Array.from({ length: tags }, (_, at) => `Tag ${at} ${'x'.repeat(64)}`)}\n`
  const lines = ['c', 'd', 'e', 'f', 'g'].map((name) => makeLine(name, 12_000))
  const file = await writeTestFile('longer.csv', `${lines.join('')}${makeLine('h', 60_000)}`)
  const { code, output, error } = await runHeed(['employees', 'import', file], { env })
  expect(code, error).toBe(3)
  expect(output).toMatch(/^ +5 {2}employees added$/m)
  expect(output).toMatch(/^ +line 6 {2}Line can not be more than 1,000,000 characters/m)
})

it("reports download accepts companies list's CSV and writes each company's files below --out", async () => {
  const { output } = await runHeed(['companies', 'list', '--csv'], { env: partner })
  const companies = await writeTestFile('companies.csv', output)
  const out = join(folder, 'reports')
  const words = ['reports', 'download', '--all', '--company', `@${companies}`, '--out', out]
  const fetched = await runHeed(words, { env: partner })
  expect(fetched.code, fetched.error).toBe(0)
  const places = [...fetched.output.matchAll(/ downloaded to (.+)$/gm)].map(([, place = '']) => place)
  expect(places.length).toBe(output.trim().split('\n').length - 1)
  for (const place of places) {
    expect(place.startsWith(`${out}/`)).toBe(true)
    expect(await readFile(join(place, 'heed-reports.json'), 'utf8')).toContain('sha256')
  }
})

it('companies create names an unknown column and reads the others', async () => {
  const file = await writeTestFile(
    'new.csv',
    'name,plan,seats,languge,validity\nNew Company,partner-standard,30,is,12\n',
  )
  const { code, output, error } = await runHeed(['companies', 'create', '--from', file, '--dry-run'], {
    env: partner,
  })
  expect([code, error]).toEqual([
    0,
    expect.stringContaining('Ignored columns: "languge". See heed help files'),
  ])
  expect(output).toContain('1 company would be created')
})

it('employees get says when no employee has the given address', async () => {
  const { code, error } = await runHeed(['employees', 'get', 'nobody@plain.example'], { env })
  expect([code, error]).toEqual([
    1,
    '✗ Norðurljós hf. has no employee with the address nobody@plain.example.\n  See all: heed employees list\n',
  ])
})
