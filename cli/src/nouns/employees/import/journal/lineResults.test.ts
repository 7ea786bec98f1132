import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { expect, it } from 'vitest'
import { makeTempFolder } from '../../../../../test/heed.ts'
import { createWorkspace } from '../../../../../test/place.ts'
import { setUpPlatform } from '../../../../../test/platform.ts'

const platform = setUpPlatform()

const file = [
  'asa@example.is,Ása,"Sales;IT"',
  'bjorn@example.is,Björn',
  'bad@@example.is',
  'ASA@example.is,,IT',
  '',
  'dora@example.is,Dóra',
  'egill@example.is,Egill',
].join('\n')

async function importInto(folder: string, words: readonly string[]) {
  const { importIt } = await createWorkspace(platform, file, { folder })
  return importIt(['--batch', '2', '--concurrency', '1', ...words])
}

async function prepareImport(): Promise<string> {
  const folder = await makeTempFolder()
  platform.refuses.add('dora@example.is')
  platform.people.set('bjorn@example.is', { name: 'Bjarni', lists: new Set(), tags: new Set() })
  platform.people.set('egill@example.is', { name: 'Egill', lists: new Set(), tags: new Set() })
  return folder
}

const results = [
  `${byteOrderMark}line,email,state,reason`,
  '1,asa@example.is,new,',
  '2,bjorn@example.is,updated,',
  '3,,refused,Email not valid',
  '4,asa@example.is,repeated,',
  '6,dora@example.is,refused,Email not valid',
  '7,egill@example.is,unchanged,',
  '',
].join('\n')

it("--result lists every line's outcome in file order, also in a dry run", async () => {
  const folder = await prepareImport()
  const result = join(folder, 'result.csv')
  for (const words of [['--dry-run'], []]) {
    const { code, output } = await importInto(folder, ['--result', result, ...words])
    expect(code).toBe(3)
    expect(output).toContain(`Results of all lines saved to ${result}`)
    expect(await readFile(result, 'utf8')).toBe(results)
  }
  expect((await stat(result)).mode & 0o777).toBe(0o600)
})

it('--result writes JSON to a file ending in .json', async () => {
  const folder = await prepareImport()
  const result = join(folder, 'result.json')
  await importInto(folder, ['--result', result])
  const rows = JSON.parse(await readFile(result, 'utf8'))
  expect(rows).toHaveLength(6)
  expect(rows[2]).toEqual({ line: 3, email: '', state: 'refused', reason: 'Email not valid' })
})

it('--result marks lines as left if a limit or failure stopped the import', async () => {
  const folder = await prepareImport()
  const result = join(folder, 'result.csv')
  await importInto(folder, ['--result', result, '--max-errors', '0'])
  expect(await readFile(result, 'utf8')).toContain('1,asa@example.is,left,\n')
  platform.fault = (batch) => (batch > 0 ? { status: 400 } : undefined)
  expect((await importInto(folder, ['--result', result])).code).toBe(1)
  const text = await readFile(result, 'utf8')
  expect(text).toContain('1,asa@example.is,new,\n')
  expect(text).toContain('7,egill@example.is,left,\n')
})
