/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { ImportResult, isImportResult } from './import.ts'

const odd = fc.constantFrom(undefined, null, 1, 1.5, 'text', true, [], {}, [1])
const either = <T>(right: fc.Arbitrary<T>) => fc.oneof({ weight: 20, arbitrary: right }, odd)
const text = fc.constantFrom('asa@x.is', 'Ása')
const row = either(
  fc.record(
    {
      email: either(text),
      name: either(text),
      listName: either(text),
      metadata: either(fc.array(either(text), { maxLength: 2 })),
      line: either(text),
      lineNumber: either(fc.nat()),
      error: either(fc.option(text)),
      extra: odd,
    },
    { requiredKeys: ['email'] },
  ),
)
const rows = either(fc.array(row, { maxLength: 2 }))
const result = fc.record(
  {
    newUsers: rows,
    updatedUsers: rows,
    updated: either(fc.nat()),
    obsolete: rows,
    newLists: either(fc.array(either(text), { maxLength: 2 })),
    count_invalid: either(fc.nat()),
    data: rows,
    extra: odd,
  },
  { requiredKeys: ['newUsers', 'updatedUsers', 'updated', 'obsolete', 'newLists', 'count_invalid'] },
)

it('isImportResult accepts the same results as the schema, which leaves them unchanged', () => {
  const wanted = runs(5000)
  let taken = 0
  fc.assert(
    fc.property(either(result), (answer) => {
      const parsed = ImportResult.safeParse(answer)
      expect(isImportResult(answer)).toBe(parsed.success)
      if (!parsed.success) return
      taken++
      expect(parsed.data).toEqual(answer)
    }),
    { numRuns: wanted },
  )
  expect(taken).toBeGreaterThan(wanted / 50)
})
