import { expect, it } from 'vitest'
import { computeSocketLimits, SocketLimiter } from './SocketPlaces.ts'

it.each([
  [2000, { total: 1000, maxPerAddress: 500, maxWithoutToken: 500 }],
  [8, { total: 4, maxPerAddress: 2, maxWithoutToken: 2 }],
  [2, { total: 1, maxPerAddress: 1, maxWithoutToken: 1 }],
])('half of %i connections may be websockets', (connections, limits) => {
  expect(computeSocketLimits(connections)).toEqual(limits)
})

it('websockets over a limit per address, without a token or in total are rejected', () => {
  const places = new SocketLimiter({ total: 3, maxPerAddress: 2, maxWithoutToken: 1 })
  const giveBack = places.reserve('a', false)
  expect(places.getRefusal('b', false)).toMatch(
    /^All 1 WebSocket connections for clients without a token are in use/,
  )
  places.reserve('a', true)
  expect(places.getRefusal('a', true)).toMatch(/^All 2 WebSocket connections for one address are in use/)
  places.reserve('b', true)
  expect(places.getRefusal('c', true)).toMatch(/^All 3 WebSocket connections for this server are in use/)
  giveBack()
  giveBack()
  expect([places.getRefusal('a', false), places.getRefusal('b', true)]).toEqual([null, null])
})
