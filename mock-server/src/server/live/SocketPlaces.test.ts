import { expect, it } from 'vitest'
import { SocketLimiter, socketLimits } from './SocketPlaces.ts'

it.each([
  [2000, { all: 1000, perAddress: 500, withoutToken: 500 }],
  [8, { all: 4, perAddress: 2, withoutToken: 2 }],
  [2, { all: 1, perAddress: 1, withoutToken: 1 }],
])('half of %i connections may be websockets', (connections, limits) => {
  expect(socketLimits(connections)).toEqual(limits)
})

it('websockets over a limit per address, without a token or in total are rejected', () => {
  const places = new SocketLimiter({ total: 3, maxPerAddress: 2, maxWithoutToken: 1 })
  const giveBack = places.occupy('a', false)
  expect(places.getRefusal('b', false)).toMatch(
    /^All 1 WebSocket connections for clients without a token are in use/,
  )
  places.occupy('a', true)
  expect(places.getRefusal('a', true)).toMatch(/^All 2 WebSocket connections for one address are in use/)
  places.occupy('b', true)
  expect(places.getRefusal('c', true)).toMatch(/^All 3 WebSocket connections for this server are in use/)
  giveBack()
  giveBack()
  expect([places.getRefusal('a', false), places.getRefusal('b', true)]).toEqual([null, null])
})
