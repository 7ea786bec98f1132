import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTempFolder, runHeed } from '../../../test/heed.ts'
import { makeEnv } from '../../../test/place.ts'
import { setUpPlatform } from '../../../test/platform.ts'
import { findRun } from '../../job/journal/find.ts'
import { getRunPaths } from '../../job/journal/store.ts'

const platform = setUpPlatform()

/** A finished import and an earlier import. */
async function prepareWorkspace() {
  const folder = await makeTempFolder()
  const env = makeEnv(platform, folder)
  const run = (...words: string[]) => runHeed(words, { env })
  const file = join(folder, 'people.csv')
  const importIt = async (text: string) => {
    await writeFile(file, text)
    expect((await run('employees', 'import', file)).code).toBe(0)
    return (await findRun(env, 'last')).head.id
  }
  const earlier = await importIt('bjorn@example.is,Björn\n')
  const id = await importIt('asa@example.is,Ása\nbjorn@example.is,Björn Jónsson\n')
  return { run, id, earlier, paths: getRunPaths(env, id) }
}

const firstLine = /^[^\n]*/

it.each<[string, 'journal' | 'receipt' | 'before', number, (text: string) => string]>([
  ['a damaged journal header', 'journal', 1, (text) => text.replace(firstLine, '{"id":')],
  ['a journal header without required fields', 'journal', 1, (text) => text.replace(firstLine, '{}')],
  ['a damaged journal entry', 'journal', 2, (text) => text.replace(/\n[^\n]*\n/, '\n{"lane":0,\0\n')],
  ["a journal entry that isn't an object", 'journal', 2, (text) => text.replace(/\n[^\n]*\n/, '\n7\n')],
  ['a damaged receipt', 'receipt', 1, (text) => text.slice(0, -20)],
  ['an empty receipt', 'receipt', 1, () => ''],
  [
    'a file of earlier employees without required fields',
    'before',
    1,
    (text) => text.replace(firstLine, '{}'),
  ],
  ['a damaged earlier employee', 'before', 2, (text) => text.replace(/\n[^\n]*\n/, '\n{"email":\n')],
  ['an empty file of earlier employees', 'before', 1, () => ''],
])('runs undo names the file and line of %s, and changes nothing', async (_, file, line, damage) => {
  const { run, id, paths } = await prepareWorkspace()
  const path = paths[file]
  const damaged = damage(await readFile(path, 'utf8'))
  await writeFile(path, damaged)
  const before = platform.world()
  const { code, error } = await run('runs', 'undo', id, '--yes')
  expect([code, error]).toEqual([1, expect.stringContaining(`Line ${line} of ${path} is damaged`)])
  expect(error).toContain(`delete its folder: ${paths.folder}`)
  expect(error).not.toContain('Internal error in heed')
  expect([platform.world(), await readFile(path, 'utf8')]).toEqual([before, damaged])
})

it('runs list shows the other runs and names the damaged one', async () => {
  const { run, id, earlier, paths } = await prepareWorkspace()
  await writeFile(paths.receipt, '{')
  const { code, output, error } = await run('runs', 'list', '--json')
  expect([code, (JSON.parse(output) as { id: string }[]).map((one) => one.id)]).toEqual([0, [earlier]])
  expect(error).toContain(`Run ${id} is damaged`)
})

it('an import starts despite a damaged run', async () => {
  const { run, paths } = await prepareWorkspace()
  await writeFile(paths.journal, '{\n')
  const file = join(paths.folder, 'more.csv')
  await writeFile(file, 'dora@example.is,Dóra\n')
  expect((await run('employees', 'import', file)).code).toBe(0)
  expect(platform.world()).toHaveProperty('dora@example.is')
})

it.each<[string, 'journal' | 'receipt', string]>([
  ['view', 'receipt', 'null'],
  ['resume', 'receipt', '[]'],
  ['results', 'journal', '{"lane"\n'],
  ['retry', 'journal', '{"lane"\n'],
])('runs %s names the damaged line of the %s', async (verb, file, text) => {
  const { run, id, paths } = await prepareWorkspace()
  const path = paths[file]
  if (file === 'receipt') await writeFile(path, text)
  else await appendFile(path, text)
  const { code, error } = await run('runs', verb, id)
  expect([code, error]).toEqual([1, expect.stringMatching(`Line \\d+ of ${path} is damaged`)])
})
