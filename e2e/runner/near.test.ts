import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { nearestTests } from './near.mjs'

function treeOf(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'heed-near-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

it.each([
  ['beside the file', 'cli/src/job/run.ts', 'cli/src/job/'],
  ['below its folder', 'cli/src/nouns/lists.ts', 'cli/src/nouns/'],
  ['further up, where its folder has none', 'cli/src/job/quiet/deep.ts', 'cli/src/job/'],
  ['in the folder at the top, where there is none at all', 'fixtures/src/names.ts', 'fixtures/'],
  ['not where only calls are pinned', 'console/src/areas/lists/store.ts', 'console/'],
  ['nowhere for a file at the top', 'package.json', undefined],
  ['nowhere for a file that hundreds are below', 'mock-server/src/handlers.ts', undefined],
  ['in a part of that, for a file of the part', 'mock-server/src/lists/lists.ts', 'mock-server/src/lists/'],
])('%s', (_, file, near) => {
  const tree = treeOf(
    'cli/src/job/run.test.ts',
    'cli/src/job/quiet/deep.ts',
    'cli/src/nouns/reports/reports.test.tsx',
    'console/src/areas/lists/store.pact.test.ts',
    'fixtures/src/names.ts',
    'mock-server/src/lists/lists.test.ts',
    ...Array.from({ length: 60 }, (_none, at) => `mock-server/src/people/${at}.test.ts`),
  )
  expect(nearestTests(file, tree)).toBe(near)
})
