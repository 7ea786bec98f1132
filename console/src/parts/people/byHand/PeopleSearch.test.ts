import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { PeopleSearch } from './PeopleSearch.ts'

const searchCall = 'GET /companies/11/users/search'
const asa = { email: 'asa@example.is', name: 'Ása' }

function makeSearch(server: FakeServer) {
  let now = 0
  const search = new PeopleSearch(makeClient(server), 11, () => now)
  const type = async (text: string) => {
    search.type(text)
    await vi.advanceTimersByTimeAsync(500)
  }
  const wait = (minutes: number) => {
    now += minutes * 60_000
  }
  return { search, type, wait }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the employee search while typing', () => {
  it('waits half a second and requests equivalent Unicode spellings only once', async () => {
    const server = new FakeServer().on(searchCall, { users: [asa] })
    const { search, type } = makeSearch(server)
    search.type('á')
    await vi.advanceTimersByTimeAsync(499)
    await type('ás'.normalize('NFD'))
    await type('ás')
    expect(server.calls.map((call) => call.path)).toEqual(['/companies/11/users/search?filter=%C3%A1s'])
    expect(search.matches).toEqual([asa])
  })

  it('keeps a response for five minutes', async () => {
    const server = new FakeServer().on(searchCall, { users: [asa] })
    const { type, wait } = makeSearch(server)
    await type('as')
    await type('asa')
    wait(4)
    await type('as')
    expect(server.calls.length).toBe(2)
    wait(2)
    await type('as')
    expect(server.calls.length).toBe(3)
  })

  it('finds no employees after a failure or without text, and retries after a failure', async () => {
    const server = new FakeServer().on(searchCall, refuse(500, 'Out of order'))
    const { search, type } = makeSearch(server)
    await type('as')
    expect(search.matches).toEqual([])
    server.on(searchCall, { users: [asa] })
    await type('as')
    expect(search.matches).toEqual([asa])
    await type('')
    expect(search.matches).toEqual([])
    expect(search.isLoading).toBe(false)
  })
})
