import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../runner/command.mjs'
import { findImportCycles } from './importCycles.ts'

it.each(['cli', 'console', 'contracts', 'e2e', 'fixtures', 'mock-server'])(
  'no files of %s import each other in a cycle, types included',
  (folder) => {
    expect(findImportCycles(join(root, folder))).toEqual([])
  },
)

it('findImportCycles finds type cycles, but not files that only lead to them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-cycles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'entry.ts': "import { one } from './one.ts'\nexport const entry = one\n",
    'one.ts': "import type { Two } from './two.ts'\n\nexport const one: Two = 1\n",
    'two.ts': "import {\n  three,\n} from './three.ts'\nexport type Two = number\nexport const two = three\n",
    'three.ts': "export * from './one.ts'\nexport const three = 3\n",
    'leaf.ts': "export const later = () => import('./entry.ts')\n",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect(findImportCycles(folder)).toEqual(['one.ts', 'three.ts', 'two.ts'])
})
