import { createAddressIndex } from '@heed/contracts/rules/import/addressIndex'
import { expect, it } from 'vitest'
import { createKeeper } from './kept.ts'

const size = { lanes: 2, batch: 3 }

function keep(people: number, fileSize: number, most: number) {
  const index = createAddressIndex()
  const keeper = createKeeper(index, size, fileSize, most)
  for (let at = 0; at < people; at++) {
    const email = `p${at}@example.is`
    index.add(email)
    keeper.push({
      email,
      name: `Name ${at}`,
      listName: '',
      metadata: [],
      line: `${email},x`,
      lineNumber: at + 1,
    })
  }
  return { index, kept: keeper.end() }
}

it('keeps every line once, with the place it has when the file is read to its end', () => {
  const { index, kept } = keep(3000, 1000, 1_000_000)
  expect(kept?.size).toBe(size)
  const lines = kept?.batches.flatMap((batch) => {
    const places = batch.places()
    const emails = batch.emails()
    return emails.map((email, at) => ({
      email,
      place: places[at],
      number: batch.lineNumbers[at],
      line: batch.lineAt(at),
    }))
  })
  lines?.sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
  expect(lines).toEqual(
    Array.from({ length: 3000 }, (_, at) => {
      const email = `p${at}@example.is`
      return { email, place: index.find(email), number: at + 1, line: `${email},x` }
    }),
  )
})

it.each([
  ['whose batches grow beyond the limit', 20, 100, 500],
  ['that is too large from the beginning', 1, 1000, 1000],
])('keeps nothing of a file %s', (_, people, fileSize, most) => {
  expect(keep(people, fileSize, most).kept).toBeNull()
})
