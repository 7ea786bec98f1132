import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../test/heed.ts'
import { createWorkspace, makeEnv } from '../../test/place.ts'
import { setUpPlatform } from '../../test/platform.ts'

const platform = setUpPlatform()

const people = Array.from(
  { length: 20 },
  (_, at) => `${at % 2 ? 1 : 'Norðurljós'};P${at}@example.is;Name ${at}`,
)
const content = ['company;email;name', ...people, '1;no address;'].join('\n')

/** Imports all lines, but fails at batch number `failing`. */
async function interruptImport(typed: (file: string) => string, failing: number) {
  const { file, run } = await createWorkspace(platform, content, { name: 'everybody.csv', company: null })
  platform.fault = (batch) => (batch === failing ? { status: 500 } : undefined)
  const words = ['employees', 'import', typed(file), '--by-company', '--batch', '3', '--concurrency', '1']
  const input = typed(file) === '-' ? { input: content } : {}
  const first = await run(words, input)
  expect(first.code).toBe(1)
  platform.fault = () => undefined
  const next = /heed (runs resume \S+)/.exec(first.output)?.[1]?.split(' ') ?? []
  return { file, run, next, words, output: first.output }
}

it('an import by company resumes by its run ID, without naming the file', async () => {
  const { run, next } = await interruptImport((file) => file, 2)
  const before = platform.batches.length
  const { code, output } = await run([...next, '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([
    3,
    { file: 'everybody.csv', new: 20, invalid: 1, errors: [{ line: 22 }] },
  ])
  expect(platform.people.size).toBe(20)
  expect(platform.batches.slice(before).flat()).toEqual(Array.from({ length: 14 }, (_, at) => at + 8))
  const results = JSON.parse((await run(['runs', 'results', 'last', '--json'])).output)
  expect(results).toMatchObject([{ line: 22, state: 'refused', reason: 'Email not valid' }])
})

it("an import by company records its whole file, not one company's part", async () => {
  const { run } = await interruptImport((file) => file, 2)
  const { input } = JSON.parse((await run(['runs', 'view', 'last', '--json'])).output) as {
    input: { name: string; size: number }
  }
  expect(input).toMatchObject({ name: 'everybody.csv', size: Buffer.byteLength(content) })
})

it("an import by company doesn't resume if any line of the file has changed", async () => {
  const { run, next, file } = await interruptImport((path) => path, 2)
  await writeFile(file, `${content}\n77;other@example.is;`)
  const before = platform.batches.length
  const { code, error } = await run(next)
  expect([code, platform.batches.length]).toEqual([2, before])
  expect(error).toContain('everybody.csv has changed since its import was interrupted.')
})

it('an import by company from standard input resumes only with the same lines', async () => {
  const { run, next, output } = await interruptImport(() => '-', 2)
  expect(output).toContain('Resume, with the same lines on standard input:')
  expect((await run(next, { input: 'company,email\n1,p@example.is\n' })).code).toBe(2)
  expect((await run(next, { input: content })).code).toBe(3)
  expect(platform.people.size).toBe(20)
})

it('--resume finishes an import by company, and a repeat adds nothing', async () => {
  const { run, words } = await interruptImport((file) => file, 2)
  const { code } = await run([...words, '--resume'])
  expect([code, platform.people.size]).toEqual([3, 20])
  const again = await run([...words, '--resume', '--json'])
  expect(JSON.parse(again.output)).toMatchObject([{ code: 3, new: 0, unchanged: 20 }])
})

it('an interrupted import says how to resume the companies not yet started', async () => {
  platform.company = { ...platform.company, company_name: 'Norðurljós' }
  const end = new AbortController()
  const folder = await makeTempFolder()
  const file = join(folder, 'everybody.csv')
  await writeFile(file, content.replace('\n1;', '\n2;'))
  platform.fault = () => {
    end.abort()
    return 'cut before it is saved'
  }
  const env = makeEnv(platform, folder, null)
  const { code, error } = await runHeed(['employees', 'import', file, '--by-company'], {
    env,
    interrupts: () => ({ stop: end.signal, abortSignal: end.signal }),
  })
  expect(code).toBe(130)
  expect(error).toContain(
    '1 company was not started.\n  To resume the imports, run the same command with --resume',
  )
})

it('runs undo deletes the employees that an import by company added', async () => {
  const { run, next } = await interruptImport((file) => file, 2)
  await run(next)
  const { code, output } = await run(['runs', 'undo', 'last', '--yes'])
  expect([code, output, platform.people.size]).toEqual([
    0,
    expect.stringContaining('Deleted 20 employees'),
    0,
  ])
})

it('--by-company rejects columns named by position', async () => {
  const { code, error } = await runHeed([
    'employees',
    'import',
    'everybody.csv',
    '--by-company',
    '--columns',
    'email',
  ])
  expect([code, error]).toEqual([2, expect.stringContaining('Leave out --columns or --by-company.')])
})
