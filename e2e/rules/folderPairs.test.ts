import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { findFolderCycles } from './folderPairs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function writeFiles(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'heed-pairs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  return folder
}

it.each([
  'cli/src',
  'console/desk/src',
  'console/src',
  'contracts/src',
  'e2e',
  'fixtures/src',
  'mock-server/player',
  'mock-server/src',
])('no two folders of %s import each other by value', async (source) => {
  expect(await findFolderCycles(join(root, source))).toEqual([])
})

it('folderPairs finds folders that import each other through any files', async () => {
  const folder = writeFiles({
    'lists/one.ts': "import { two } from '../people/two.ts'\nexport const one = two\n",
    'lists/three.ts': 'export const three = 3\n',
    'people/two.ts': 'export const two = 2\n',
    'people/four.ts': "export { three } from '../lists/three.ts'\n",
  })
  expect(await findFolderCycles(folder)).toEqual(['lists <-> people'])
})

it.each([
  "import type { One } from '../lists/one.ts'\n",
  "import { type One, type Two } from '../lists/one.ts'\n",
  "export type { One } from '../lists/one.ts'\n",
  "export const later = () => import('../lists/one.ts')\n",
])('folderPairs allows mutual type and dynamic imports: %s', async (source) => {
  const folder = writeFiles({
    'lists/one.ts': "import { two } from '../people/two.ts'\nexport const one = two\n",
    'people/two.ts': 'export const two = 2\n',
    'people/four.ts': source,
  })
  expect(await findFolderCycles(folder)).toEqual([])
})
