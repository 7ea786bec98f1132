import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()
const staff = [
  'Email,Name,Status',
  'asa@example.is,Ása,Active',
  'jon@example.is,Jón,deleted',
  'osk@example.is,Ósk,TERMINATED',
  'bo@example.is,Bo,',
].join('\n')

const listAddresses = () => Object.keys(platform.world()).sort((one, other) => one.localeCompare(other))
const findLineAfter = (error: string, label: string) => {
  const lines = error.split('\n').map((line) => line.trim())
  return lines[lines.indexOf(label) + 1] ?? ''
}
const parseWords = (line: string) => line.replaceAll("'", '').split(' ').slice(1)

it('an import names employees marked as having left and sends nothing until answered', async () => {
  const { file, importIt, run } = await createWorkspace(platform, staff)
  for (const words of [[], ['--dry-run'], ['--yes']]) {
    const { code, error } = await importIt(words)
    expect([code, platform.batches]).toEqual([2, []])
    expect(error).toContain('Nothing was sent: people.csv marks 2 employees as having left.')
    expect(error).toContain('Status: deleted (1 employee), TERMINATED (1 employee)')
    expect(error).toContain('line 3  Jón, jon@example.is  Status: deleted')
  }
  const { error } = await importIt()
  const without = findLineAfter(error, 'Leave them out:')
  expect(without).toBe(`heed employees import ${file} --skip 'Status=deleted,TERMINATED'`)
  expect((await run(parseWords(without))).code).toBe(0)
  expect(listAddresses()).toEqual(['asa@example.is', 'bo@example.is'])
})

it('--skip none imports employees marked as having left', async () => {
  const { file, importIt, run } = await createWorkspace(platform, staff)
  const everyone = findLineAfter((await importIt()).error, 'Import them too:')
  expect(everyone).toBe(`heed employees import ${file} --skip none`)
  expect((await run(parseWords(everyone))).code).toBe(0)
  expect(listAddresses()).toHaveLength(4)
})

it('--skip with one value of a column still imports its other values', async () => {
  const { importIt } = await createWorkspace(platform, staff)
  const { code, output } = await importIt(['--skip', 'status=deleted', '--json'])
  expect([code, JSON.parse(output)]).toMatchObject([0, { lines: 4, new: 3, leftOut: 1, invalid: 0 }])
  expect(listAddresses()).not.toContain('jon@example.is')
})

it.each([
  [
    'Moodle',
    'username,firstname,lastname,email,suspended\nasa,Ása,J,asa@example.is,0\nbo,Bo,E,bo@example.is,1',
    'suspended=1',
  ],
  [
    'Entra',
    'displayName,mail,accountEnabled\nÁsa,asa@example.is,True\nBo,bo@example.is,False',
    'accountEnabled=False',
  ],
])('asks about employees who have left in a file of %s with --columns too', async (_, text, skip) => {
  const { importIt } = await createWorkspace(platform, text)
  const columns =
    findLineAfter((await importIt()).error, 'Import the file:')
      .split('--columns ')[1]
      ?.replaceAll("'", '') ?? ''
  const { code, error } = await importIt(['--columns', columns])
  expect([code, platform.batches]).toEqual([2, []])
  expect(findLineAfter(error, 'Leave them out:')).toContain(`--skip ${skip}`)
  expect((await importIt(['--columns', columns, '--skip', skip])).code).toBe(0)
  expect(listAddresses()).toEqual(['asa@example.is'])
})

it('--result includes lines that were left out, and runs undo ignores them', async () => {
  const { folder, importIt, run } = await createWorkspace(platform, staff)
  const result = join(folder, 'result.json')
  await importIt(['--skip', 'Status=deleted,terminated', '--result', result])
  const rows = JSON.parse(await readFile(result, 'utf8')) as { line: number; state: string }[]
  expect(rows.map(({ line, state }) => [line, state])).toEqual([
    [2, 'new'],
    [3, 'left out'],
    [4, 'left out'],
    [5, 'new'],
  ])
  const { code, output } = await run(['runs', 'undo', 'last', '--yes', '--json'])
  expect({ code, ...JSON.parse(output) }).toMatchObject({ code: 0, deleted: 2 })
  expect(listAddresses()).toEqual([])
})

it.each([
  [staff, 'Stage=left', 'There is no column "Stage"'],
  [staff, 'Status', 'write, for example, status=deleted,terminated'],
  ['asa@example.is,Ása,deleted', 'status=deleted', "isn't a header"],
])("rejects a --skip that doesn't fit the file: %j with %s", async (text, skip, message) => {
  const { importIt } = await createWorkspace(platform, text)
  const { code, error } = await importIt(['--skip', skip])
  expect([code, error, platform.batches]).toEqual([2, expect.stringContaining(message), []])
})
