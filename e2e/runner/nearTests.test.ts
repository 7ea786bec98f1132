import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findNearTests } from './nearTests.mjs'

function makeTree(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'heed-near-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

it.each([
  ['tests beside the file', 'cli/src/job/run.ts', ['cli/src/job/run.test.ts']],
  ['tests in a subfolder', 'cli/src/nouns/lists.ts', ['cli/src/nouns/reports/reports.test.tsx']],
  ['tests in a parent folder if its own has none', 'cli/src/job/quiet/deep.ts', ['cli/src/job/run.test.ts']],
  ['no tests in a folder with only pact tests', 'console/src/areas/lists/store.ts', []],
  ['no tests for a file in the root folder', 'package.json', []],
  ['no tests for a file in a folder with too many', 'mock-server/src/handlers.ts', []],
  [
    'tests in a small subfolder of such a folder',
    'mock-server/src/lists/lists.ts',
    ['mock-server/src/lists/lists.test.ts'],
  ],
])('nearTests finds %s', (_, file, near) => {
  const tree = makeTree(
    'cli/src/job/run.test.ts',
    'cli/src/job/quiet/deep.ts',
    'cli/src/nouns/reports/reports.test.tsx',
    'console/src/areas/lists/store.pact.test.ts',
    'mock-server/src/lists/lists.test.ts',
    ...Array.from({ length: 60 }, (_none, at) => `mock-server/src/people/${at}.test.ts`),
  )
  expect(findNearTests([file], new Map(), tree)).toEqual({ near, left: 0 })
})

it('nearTests prefers tests of the same name and folder and leaves slow ones', () => {
  const [own, beside, below] = ['page/Page.test.tsx', 'page/Other.test.tsx', 'page/form/Form.test.tsx'].map(
    (name) => `console/src/${name}`,
  ) as [string, string, string]
  const tree = makeTree(own, beside, below)
  const near = (seconds: Record<string, number>, ...files: string[]) =>
    findNearTests(files, new Map(Object.entries(seconds)), tree)
  const page = 'console/src/page/Page.tsx'
  expect(near({}, page)).toEqual({ near: [own, beside], left: 1 })
  expect(near({ [own]: 9 }, page)).toEqual({ near: [own], left: 2 })
  expect(near({ [own]: 4, [beside]: 1, [below]: 3 }, page)).toEqual({ near: [own, beside], left: 1 })
  expect(near({ [own]: 1, [beside]: 9, [below]: 3 }, page)).toEqual({ near: [own, below], left: 1 })
  expect(near({ [own]: 3, [below]: 3 }, page, 'console/src/page/form/Form.tsx')).toEqual({
    near: [own, below],
    left: 1,
  })
})
