import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { RunOptions } from '../../test/heed.ts'
import { createWorkspace } from '../../test/place.ts'
import { setUpPlatform } from '../../test/platform.ts'

const platform = setUpPlatform()
const staff = [
  'Company,Email,Name,Status',
  '1,asa@example.is,Ása,Active',
  '1,jon@example.is,Jón,deleted',
  '1,osk@example.is,Ósk,TERMINATED',
  '1,bo@example.is,Bo,',
].join('\n')
const skipAnswer = 'Status=deleted,TERMINATED'

async function prepareFile(content: string, name = 'everyone.csv') {
  const place = await createWorkspace(platform, content, { name, company: null })
  const importIt = (words: string[] = [], options: RunOptions = {}) =>
    place.importIt(['--by-company', ...words], options)
  return { ...place, importIt }
}

async function readResults(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.startsWith('result-'))
  expect(names).toHaveLength(1)
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8')
  return JSON.parse(text) as { line: number; state: string }[]
}

const listAddresses = () => Object.keys(platform.world()).sort((one, other) => one.localeCompare(other))

it('names employees marked as having left and sends nothing without an answer', async () => {
  const { file, importIt } = await prepareFile(staff)
  for (const words of [[], ['--dry-run'], ['--yes']]) {
    const { code, error } = await importIt(words)
    expect([code, platform.batches]).toEqual([2, []])
    expect(error).toContain('Nothing was sent: everyone.csv marks 2 employees as having left.')
    expect(error).toContain('Status: deleted (1 employee), TERMINATED (1 employee)')
    expect(error).toContain('line 3  Jón, jon@example.is  Status: deleted')
  }
  const { error } = await importIt()
  expect(error).toContain(`heed employees import ${file} --by-company --skip '${skipAnswer}'\n`)
  expect(error).toContain(`heed employees import ${file} --by-company --skip none\n`)
})

it('--skip leaves out employees who have left, and counts them and their lines', async () => {
  const { folder, importIt } = await prepareFile(staff)
  const result = join(folder, 'result-{company}.json')
  const { code, output, error } = await importIt(['--skip', skipAnswer, '--json', '--result', result])
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ lines: 5, new: 2, leftOut: 2, invalid: 0 }]])
  expect(error).not.toContain('Not read')
  expect(listAddresses()).toEqual(['asa@example.is', 'bo@example.is'])
  const rows = await readResults(folder)
  expect(rows.map(({ line, state }) => [line, state])).toEqual([
    [2, 'new'],
    [3, 'left out'],
    [4, 'left out'],
    [5, 'new'],
  ])
})

it('--skip none imports employees marked as having left', async () => {
  const { importIt } = await prepareFile(staff)
  expect((await importIt(['--skip', 'none'])).code).toBe(0)
  expect(listAddresses()).toHaveLength(4)
})

it('asks only once on a terminal about employees who have left', async () => {
  const { importIt } = await prepareFile(staff)
  const { code, asked } = await importIt([], { terminal: true, answers: ['leaveOut'] })
  expect([code, asked]).toEqual([0, ['Import 2 employees marked as having left?']])
  expect(listAddresses()).toEqual(['asa@example.is', 'bo@example.is'])
})

it('recognizes employees who have left in JSON too', async () => {
  const people = [
    { company: 1, email: 'asa@example.is', accountEnabled: true },
    { company: 1, email: 'bo@example.is', accountEnabled: false },
  ]
  const { importIt } = await prepareFile(JSON.stringify(people), 'everyone.json')
  const { code, error } = await importIt()
  expect([code, error, platform.batches]).toEqual([
    2,
    expect.stringContaining('accountEnabled: false (1 employee)'),
    [],
  ])
  expect((await importIt(['--skip', 'accountEnabled=false'])).code).toBe(0)
  expect(listAddresses()).toEqual(['asa@example.is'])
})

it('resumes a run without the lines that it left out', async () => {
  const { run, importIt } = await prepareFile(staff)
  platform.fault = () => ({ status: 500 })
  const first = await importIt(['--skip', skipAnswer])
  expect(first.code).toBe(1)
  platform.fault = () => undefined
  const next = /heed (runs resume \S+)/.exec(first.output)?.[1]?.split(' ') ?? []
  const { code, output } = await run([...next, '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([0, { new: 2, leftOut: 2 }])
  expect(listAddresses()).toEqual(['asa@example.is', 'bo@example.is'])
})

it('imports no one into a company whose employees have all left', async () => {
  const { folder, importIt } = await prepareFile('company,email,status\n1,jon@example.is,deleted')
  const result = join(folder, 'result-{company}.json')
  const { code, output } = await importIt(['--skip', 'status=deleted', '--result', result, '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([0, [{ new: 0, leftOut: 1 }]])
  expect(await readResults(folder)).toMatchObject([{ line: 2, state: 'left out' }])
  expect(listAddresses()).toEqual([])
})

it('rejects --skip with an unknown column', async () => {
  const { importIt } = await prepareFile(staff)
  const { code, error } = await importIt(['--skip', 'Stage=left'])
  expect([code, error, platform.batches]).toEqual([
    2,
    expect.stringContaining('There is no column "Stage"'),
    [],
  ])
})
