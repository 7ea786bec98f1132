import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFieldPaths, renderPactMap } from './map.ts'
import { listPactFiles } from './pactFiles.ts'

const contracts = join(import.meta.dirname, '..', '..')

it.each([
  [{ lists: [{ id: 1, owner: { name: 'x' } }], count: 1 }, ['lists[].id', 'lists[].owner.name', 'count']],
  [{ companies: [], note: null }, ['companies', 'note']],
  [
    [1, 2],
    ['[]', '[]'],
  ],
  [undefined, []],
])('listFieldPaths lists the fields of %j', (value, fields) => {
  expect(listFieldPaths(value)).toEqual(fields)
})

it('MAP.md matches the pacts; npm run pact -w contracts rewrites it', () => {
  expect(readFileSync(join(contracts, 'MAP.md'), 'utf8')).toBe(
    renderPactMap(listPactFiles(join(contracts, 'pacts'))),
  )
})
