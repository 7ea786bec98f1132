import { expect, it } from 'vitest'
import { SocketPlaces, socketLimits } from './SocketPlaces.ts'

it.each([
  [2000, { all: 1000, perAddress: 500, withoutToken: 500 }],
  [8, { all: 4, perAddress: 2, withoutToken: 2 }],
  [2, { all: 1, perAddress: 1, withoutToken: 1 }],
])('half of %i connections may be websockets', (connections, limits) => {
  expect(socketLimits(connections)).toEqual(limits)
})

it('websockets over a limit per address, without a token or in total are rejected', () => {
  const places = new SocketPlaces({ all: 3, perAddress: 2, withoutToken: 1 })
  const giveBack = places.take('a', false)
  expect(places.refusal('b', false)).toMatch(
    /^All 1 WebSocket connections for clients without a token are in use/,
  )
  places.take('a', true)
  expect(places.refusal('a', true)).toMatch(/^All 2 WebSocket connections for one address are in use/)
  places.take('b', true)
  expect(places.refusal('c', true)).toMatch(/^All 3 WebSocket connections for this server are in use/)
  giveBack()
  giveBack()
  expect([places.refusal('a', false), places.refusal('b', true)]).toEqual([null, null])
})
