import { expect, it } from 'vitest'
import { ImportFileContents } from './ImportFileContents.ts'

function readBatchSizes(count: number): number[] {
  const book = new ImportFileContents()
  book.write(Array.from({ length: count }, (_, at) => `p${at}@example.is`).join('\n'))
  book.end()
  return book.sizes().map(({ records }) => records)
}

it('ImportFileContents sends up to 5,000 lines in a single call', () => {
  expect(readBatchSizes(50)).toEqual([50])
  expect(readBatchSizes(5000)).toEqual([5000])
})

it('ImportFileContents sends a longer file in calls of 1,000 lines at most', () => {
  const sizes = readBatchSizes(5001)
  expect(Math.max(...sizes)).toBe(1000)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(5001)
})
