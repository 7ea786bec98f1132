/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { ImportResult, isImportResult } from './import.ts'

const invalidValues = fc.constantFrom(undefined, null, 1, 1.5, 'text', true, [], {}, [1])
const mixWithInvalid = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 20, arbitrary: right }, invalidValues)
const text = fc.constantFrom('asa@x.is', 'Ása')
const row = mixWithInvalid(
  fc.record(
    {
      email: mixWithInvalid(text),
      name: mixWithInvalid(text),
      listName: mixWithInvalid(text),
      metadata: mixWithInvalid(fc.array(mixWithInvalid(text), { maxLength: 2 })),
      line: mixWithInvalid(text),
      lineNumber: mixWithInvalid(fc.nat()),
      error: mixWithInvalid(fc.option(text)),
      extra: invalidValues,
    },
    { requiredKeys: ['email'] },
  ),
)
const rows = mixWithInvalid(fc.array(row, { maxLength: 2 }))
const result = fc.record(
  {
    newUsers: rows,
    updatedUsers: rows,
    updated: mixWithInvalid(fc.nat()),
    obsolete: rows,
    newLists: mixWithInvalid(fc.array(mixWithInvalid(text), { maxLength: 2 })),
    count_invalid: mixWithInvalid(fc.nat()),
    data: rows,
    extra: invalidValues,
  },
  { requiredKeys: ['newUsers', 'updatedUsers', 'updated', 'obsolete', 'newLists', 'count_invalid'] },
)

it('isImportResult accepts the same results as the schema, which leaves them unchanged', () => {
  const wanted = limitRuns(5000)
  let taken = 0
  fc.assert(
    fc.property(mixWithInvalid(result), (answer) => {
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
