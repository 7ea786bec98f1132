import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()
const mark = [0xef, 0xbb, 0xbf]
const world = { 'ása@dæmi.is': { name: 'Ása Þórsdóttir', lists: ['Þróun'], tags: [] } }

async function prepareWorkspace() {
  const { folder, file, run } = await createWorkspace(
    platform,
    'ása@dæmi.is,Ása Þórsdóttir,Þróun\nþó@@dæmi.is,Þó\n',
  )
  const readFirstBytes = async (name: string) => [...(await readFile(join(folder, name))).subarray(0, 4)]
  return { folder, file, run, beginOf: readFirstBytes }
}

it("an import's CSV files, including rejects, start with a byte order mark", async () => {
  const { folder, file, run, beginOf } = await prepareWorkspace()
  const [rejects, result] = [join(folder, 'refused.csv'), join(folder, 'result.csv')]
  const imported = await run(['employees', 'import', file, '--rejects', rejects, '--result', result])
  expect(imported.code).toBe(3)
  expect(await beginOf('refused.csv')).toEqual([...mark, 0xc3])
  expect(await beginOf('result.csv')).toEqual([...mark, 'l'.charCodeAt(0)])
  const json = join(folder, 'result.json')
  await run(['employees', 'import', file, '--result', json])
  expect(await beginOf('result.json')).not.toEqual(expect.arrayContaining(mark))
  await writeFile(file, (await readFile(rejects, 'utf8')).replace('@@', '@'))
  expect((await run(['employees', 'import', file])).code).toBe(0)
  expect(platform.world()).toHaveProperty('þó@dæmi.is')
})

it.each<[string, (out: string) => string[]]>([
  ['employees export', (out) => ['employees', 'export', '--out', out]],
  ['employees delete --export', (out) => ['employees', 'delete', 'ása@dæmi.is', '--export', out, '--yes']],
])('the file of heed %s starts with one byte order mark and imports unchanged', async (_, words) => {
  const { folder, file, run, beginOf } = await prepareWorkspace()
  await run(['employees', 'import', file])
  expect(platform.world()).toEqual(world)
  const out = join(folder, 'out.csv')
  const written = await run(words(out))
  expect(written.code, written.error).toBe(0)
  expect(await beginOf('out.csv')).toEqual([...mark, 'E'.charCodeAt(0)])
  expect((await readFile(out, 'utf8')).split('\ufeff')).toHaveLength(2)
  platform.reset()
  expect((await run(['employees', 'import', out])).code).toBe(0)
  expect(platform.world()).toEqual(world)
})

it('output to a pipe starts without a byte order mark', async () => {
  const { file, run } = await prepareWorkspace()
  await run(['employees', 'import', file])
  const { output } = await run(['employees', 'export'])
  expect(output.length).toBeGreaterThan(0)
  expect(Buffer.from(output, 'latin1').subarray(0, 1)).toEqual(Buffer.from('E'))
  expect((await run(['employees', 'list', '--csv'])).output.startsWith('\ufeff')).toBe(false)
})
