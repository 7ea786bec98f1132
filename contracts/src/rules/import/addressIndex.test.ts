/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitRuns } from '../../../test/runs.ts'
import { createAddressIndex, hashAddress } from './addressIndex.ts'

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@example.is`)

test('the address index agrees with a Set for any addresses', () => {
  const email = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'a', 'aa', 'a\0', '\0', 'þóra@x.is'),
  )
  fc.assert(
    fc.property(fc.array(email, { maxLength: 300 }), fc.nat(100), (emails, expected) => {
      const index = createAddressIndex(expected)
      const set = new Set<string>()
      for (const one of emails) {
        expect(index.has(one)).toBe(set.has(one))
        expect(index.add(one)).toBe(set.has(one) ? -1 : 0)
        set.add(one)
      }
      expect(index.size).toBe(set.size)
    }),
  )
})

test('addresses added later count as if they were added immediately', () => {
  const step = fc.tuple(fc.constantFrom('add', 'bytes', 'later'), fc.nat(60))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const [index, plainIndex] = [0, 0].map((count) => createAddressIndex(count, { firstLines: true }))
      if (!index || !plainIndex) return
      for (const [at, [kind, person]] of steps.entries()) {
        const email = `p${person}@x.is`
        const bytes = new TextEncoder().encode(email)
        const firstLine = plainIndex.add(email, at + 1)
        if (kind === 'later') index.addBytesLater(bytes, 0, bytes.length, at + 1)
        else if (kind === 'bytes') expect(index.addBytes(bytes, 0, bytes.length, at + 1)).toBe(firstLine)
        else expect(index.add(email, at + 1)).toBe(firstLine)
      }
      expect(index.size).toBe(plainIndex.size)
    }),
    { numRuns: limitRuns(200) },
  )
})

test.each(['has', 'findBytes', 'getPlace'] as const)('%s finds an address that was added later', (method) => {
  const index = createAddressIndex()
  const bytes = new TextEncoder().encode('asa@x.is')
  const { low, high } = index.find('asa@x.is') === -1 ? { ...index.key } : { low: 0, high: 0 }
  index.addBytesLater(bytes, 0, bytes.length, 1)
  const found = {
    has: () => index.has('asa@x.is'),
    findBytes: () => index.findBytes(bytes, 0, bytes.length) !== -1,
    getPlace: () => index.getPlace(low, high) !== -1,
  }
  expect(found[method]()).toBe(true)
})

test.each([0, 200_000])(
  '200,000 addresses are stored and found again, with capacity for %i',
  { tags: 'slow' },
  (expected) => {
    const index = createAddressIndex(expected)
    const all = addresses(200_000)
    expect(all.filter((email) => index.add(email) !== 0)).toEqual([])
    expect(all.filter((email) => index.add(email) !== -1)).toEqual([])
    expect(index.size).toBe(200_000)
    expect(index.has('nobody@example.is')).toBe(false)
  },
)

test('adding a repeated address returns its first line', () => {
  const index = createAddressIndex(0, { firstLines: true })
  const all = addresses(5000)
  for (const [at, email] of all.entries()) index.add(email, at + 1)
  expect(all.map((email) => index.add(email, 9999))).toEqual(all.map((_, at) => at + 1))
})

test("an address's rank only rises and survives index growth", () => {
  const index = createAddressIndex()
  index.add('asa@x.is')
  expect([2, 1, 3, 3].map((rank) => index.raise(index.find('asa@x.is'), rank))).toEqual([0, 2, 2, 3])
  for (const email of addresses(5000)) index.add(email)
  expect(index.raise(index.find('asa@x.is'), 1)).toBe(3)
  expect(index.raise(index.find('nobody@x.is'), 1)).toBe(-1)
})

test('an address is found by its original key after the index grows', () => {
  const index = createAddressIndex()
  const keys = addresses(5000).map((email) => {
    index.add(email)
    return { ...index.key }
  })
  expect(keys.map(({ low }) => low)).toEqual(addresses(5000).map(hashAddress))
  expect(keys.map(({ low, high }) => index.getPlace(low, high))).toEqual(addresses(5000).map(index.find))
  expect(index.moves).toBeGreaterThan(0)
  index.has('nobody@x.is')
  expect(index.getPlace(index.key.low, index.key.high)).toBe(-1)
})

test("the index reports each address's place, which stays valid until entries move", () => {
  const index = createAddressIndex(5000)
  const places = addresses(5000).map((email) => {
    index.add(email)
    return index.place
  })
  expect(index.moves).toBe(0)
  expect(addresses(5000).map(index.find)).toEqual(places)
  index.add('person7@example.is')
  expect(index.place).toBe(places[7])
  index.find('person8@example.is')
  expect(index.place).toBe(places[8])
  const before = index.moves
  for (const email of addresses(20_000)) {
    index.add(email)
    expect(index.place).toBe(index.find(email))
  }
  expect(index.moves).toBeGreaterThan(before)
})

test('an address read from bytes matches the same address as text', () => {
  const [index, other] = [createAddressIndex(0, { firstLines: true }), createAddressIndex()]
  const all = ['a@x.is', ...addresses(500), 'bb@x.is']
  const bytes = new TextEncoder().encode(all.join(''))
  let from = 0
  for (const [at, email] of all.entries()) {
    const to = from + email.length
    other.add(email)
    expect(index.findBytes(bytes, from, to)).toBe(-1)
    expect(index.addBytes(bytes, from, to, at + 1)).toBe(0)
    expect(index.key).toEqual({ low: other.key.low, high: other.key.high })
    expect(index.findBytes(bytes, from, to)).toBe(index.find(email))
    expect([index.addBytes(bytes, from, to), index.add(email)]).toEqual([at + 1, at + 1])
    from = to
  }
  expect(index.size).toBe(all.length)
})

test('the address hash is stable across releases', () => {
  expect(['', 'asa@example.is', 'þórður@fyrirtæki.is'].map(hashAddress)).toEqual([
    3954623016, 1200717171, 3915661678,
  ])
})

test('the address hash spreads evenly over lanes', () => {
  const lanes = [0, 0, 0, 0, 0, 0, 0]
  for (const email of addresses(70_000)) {
    const lane = hashAddress(email) % lanes.length
    lanes[lane] = (lanes[lane] ?? 0) + 1
  }
  expect(lanes.filter((count) => count < 9500 || count > 10_500)).toEqual([])
})
