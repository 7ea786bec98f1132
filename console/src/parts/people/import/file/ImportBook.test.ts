import { expect, it } from 'vitest'
import { ImportBook } from './ImportBook.ts'

function readBatchSizes(count: number): number[] {
  const book = new ImportBook()
  book.write(Array.from({ length: count }, (_, at) => `p${at}@example.is`).join('\n'))
  book.end()
  return book.sizes().map(({ records }) => records)
}

it('sends a file that fits into one call in one call, so that everyone is saved or no one', () => {
  expect(readBatchSizes(50)).toEqual([50])
  expect(readBatchSizes(5000)).toEqual([5000])
})

it('sends a longer file in several calls', () => {
  const sizes = readBatchSizes(5001)
  expect(Math.max(...sizes)).toBe(1000)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(5001)
})
