import { expect, it } from 'vitest'
import { ImportBook } from './ImportBook.ts'

function sizesOf(count: number): number[] {
  const book = new ImportBook()
  book.write(Array.from({ length: count }, (_, at) => `p${at}@example.is`).join('\n'))
  book.end()
  return book.sizes().map(({ records }) => records)
}

it('sends a file that fits into one call in one call, so that everyone is saved or no one', () => {
  expect(sizesOf(50)).toEqual([50])
  expect(sizesOf(5000)).toEqual([5000])
})

it('sends a longer file in several calls', () => {
  const sizes = sizesOf(5001)
  expect(Math.max(...sizes)).toBe(1000)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(5001)
})
