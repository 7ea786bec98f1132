import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import whole from '../../package.json' with { type: 'json' }
import { root } from './command.mjs'
import { unitTests } from './reads.mjs'

it('every workspace with unit tests is listed in unitTests', () => {
  const names = whole.workspaces.map((folder) =>
    folder === 'e2e' ? folder : JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name,
  )
  expect(new Set(Object.keys(unitTests))).toEqual(new Set(names))
})
