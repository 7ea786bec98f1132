import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { nearTests } from './nearTests.mjs'

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
  ['beside the file', 'cli/src/job/run.ts', ['cli/src/job/run.test.ts']],
  ['below its folder', 'cli/src/nouns/lists.ts', ['cli/src/nouns/reports/reports.test.tsx']],
  ['further up, where its folder has none', 'cli/src/job/quiet/deep.ts', ['cli/src/job/run.test.ts']],
  ['nowhere where only calls are pinned', 'console/src/areas/lists/store.ts', []],
  ['nowhere for a file at the top', 'package.json', []],
  ['nowhere for a file that hundreds are below', 'mock-server/src/handlers.ts', []],
  ['in a part of that', 'mock-server/src/lists/lists.ts', ['mock-server/src/lists/lists.test.ts']],
])('nearTests finds tests %s', (_, file, near) => {
  const tree = makeTree(
    'cli/src/job/run.test.ts',
    'cli/src/job/quiet/deep.ts',
    'cli/src/nouns/reports/reports.test.tsx',
    'console/src/areas/lists/store.pact.test.ts',
    'mock-server/src/lists/lists.test.ts',
    ...Array.from({ length: 60 }, (_none, at) => `mock-server/src/people/${at}.test.ts`),
  )
  expect(nearTests([file], new Map(), tree)).toEqual({ near, left: 0 })
})

it('nearTests prefers tests of the same name and folder and leaves slow ones', () => {
  const [own, beside, below] = ['page/Page.test.tsx', 'page/Other.test.tsx', 'page/form/Form.test.tsx'].map(
    (name) => `console/src/${name}`,
  ) as [string, string, string]
  const tree = makeTree(own, beside, below)
  const near = (seconds: Record<string, number>, ...files: string[]) =>
    nearTests(files, new Map(Object.entries(seconds)), tree)
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
