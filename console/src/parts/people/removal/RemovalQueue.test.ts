import { beforeEach, describe, expect, it } from 'vitest'
import { answer, FakeServer, failRequest, refuse } from '../../../../test/fakeServer.ts'
import { makeClient } from '../../../../test/makeClient.ts'
import { RemovalQueue, type SavedRemoval } from './RemovalQueue.ts'

const sales = { id: 7, name: 'Sales' }
const makePath = (email: string) => `/companies/11/users/${encodeURIComponent(email)}`
const makeDeleteCall = (email: string) => `DELETE ${makePath(email)}`
const makeLookupCall = (email: string) => `GET /companies/11/users/user/${encodeURIComponent(email)}`
const aLeaver = (name: string, isDeleted: boolean | null = true) => ({
  email: `${name.toLowerCase()}@example.is`,
  name,
  lists: [sales],
  isDeleted,
})
const makeDeleteReply = (deleted: boolean) => ({ success: true, deleted })
const activeSignal = new AbortController().signal

let savedRemovals: (SavedRemoval | undefined)[]
beforeEach(() => {
  savedRemovals = []
})

function aQueue(server: FakeServer) {
  return new RemovalQueue({
    client: makeClient(server),
    companyId: 11,
    keep: (left) => savedRemovals.push(structuredClone(left)),
  })
}

const listDeletedPaths = (server: FakeServer) =>
  server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

describe('removing many employees', () => {
  it('counts the actual results and keeps no saved removal at the end', async () => {
    const server = new FakeServer()
      .on(makeDeleteCall('asa@example.is'), makeDeleteReply(true))
      .on(makeDeleteCall('bob@example.is'), makeDeleteReply(false))
      .on(makeDeleteCall('carla@example.is'), { success: true })
      .on(makeDeleteCall('dora@example.is'), refuse(404, 'No data to display.'))
      .on(makeDeleteCall('erla@example.is'), { success: true })
    const queue = aQueue(server)
    // Everyone except Carla and Erla was to be deleted; then Bob was added to a different list.
    queue.fill([
      aLeaver('Asa'),
      aLeaver('Bob'),
      aLeaver('Carla', false),
      aLeaver('Dora'),
      aLeaver('Erla', null),
    ])
    await queue.run(activeSignal)
    expect(queue.removed).toEqual({ deleted: 2, leaving: 2, unknown: 1 })
    expect([queue.removedPeople, queue.failed, queue.remainingEmails]).toEqual([5, [], []])
    expect(server.listCalls(makeDeleteCall('asa@example.is')).map(({ body }) => body)).toEqual([
      { lists: [7] },
    ])
    expect(savedRemovals.at(-1)).toBeUndefined()
  })

  it("names employees it couldn't remove and continues with the others", async () => {
    const server = new FakeServer()
      .on(makeDeleteCall('asa@example.is'), makeDeleteReply(true))
      .on(makeDeleteCall('bob@example.is'), refuse(409, 'An integration manages this list'))
      .on(makeDeleteCall('carla@example.is'), answer(500, { message: 'Out of order' }))
      .on(makeDeleteCall('dora@example.is'), makeDeleteReply(true))
    const queue = aQueue(server)
    queue.fill(['Asa', 'Bob', 'Carla', 'Dora'].map((name) => aLeaver(name)))
    await queue.run(activeSignal)
    expect(queue.removed.deleted).toBe(2)
    expect(queue.failed).toMatchObject([
      { email: 'bob@example.is', name: 'Bob', reason: 'An integration manages this list' },
      { email: 'carla@example.is', name: 'Carla', reason: 'Out of order' },
    ])
    server.on(makeDeleteCall('carla@example.is'), makeDeleteReply(false))
    queue.retry()
    await queue.run(activeSignal)
    expect(queue.removed).toEqual({ deleted: 2, leaving: 1, unknown: 0 })
    expect(queue.failed.map(({ name }) => name)).toEqual(['Bob'])
  })

  it('stops when the server is down and keeps the rest', async () => {
    const server = new FakeServer()
    const people = Array.from({ length: 20 }, (_, at) => aLeaver(`p${at}`))
    for (const { email } of people) server.on(makeDeleteCall(email), answer(503, { message: 'Out of order' }))
    const queue = aQueue(server)
    queue.fill(people)
    await expect(queue.run(activeSignal)).rejects.toThrow('Out of order')
    expect(listDeletedPaths(server).length).toBeLessThan(8)
    expect(queue.remainingEmails.length).toBe(20 - queue.failed.length)
  })

  it('checks unanswered removals before continuing and repeats only unfinished ones', async () => {
    const server = new FakeServer()
      .on(makeDeleteCall('asa@example.is'), failRequest)
      .on(makeDeleteCall('bob@example.is'), failRequest)
      .on(makeDeleteCall('carla@example.is'), failRequest)
      .on(makeLookupCall('asa@example.is'), refuse(404, 'No data to display.'))
      .on(makeLookupCall('bob@example.is'), {
        ...aLeaver('Bob'),
        userId: 2,
        lists: [{ id: 9, name: 'Support' }],
      })
      .on(makeLookupCall('carla@example.is'), { ...aLeaver('Carla'), userId: 3 })
    const queue = aQueue(server)
    queue.fill(['Asa', 'Bob', 'Carla'].map((name) => aLeaver(name)))
    await expect(queue.run(activeSignal)).rejects.toMatchObject({ kind: 'network' })
    expect(queue.removedPeople).toBe(0)
    server.on(makeDeleteCall('carla@example.is'), makeDeleteReply(true))
    await queue.run(activeSignal)
    expect(queue.removed).toEqual({ deleted: 2, leaving: 1, unknown: 0 })
    expect(listDeletedPaths(server)).toEqual(
      ['asa', 'bob', 'carla', 'carla'].map((name) => makePath(`${name}@example.is`)),
    )
  })

  it('continues after a reload with all employees not yet removed', async () => {
    const people = Array.from({ length: 250 }, (_, at) => aLeaver(`p${at}`))
    const gone = new Set<string>()
    const server = new FakeServer()
    let stuck: boolean = true
    for (const { email } of people) {
      server
        .on(makeDeleteCall(email), () => {
          if (stuck && gone.size === 120) return new Promise(() => undefined)
          gone.add(email)
          return makeDeleteReply(true)
        })
        .on(makeLookupCall(email), () =>
          gone.has(email) ? refuse(404, 'gone') : { ...aLeaver(email), userId: 1, email },
        )
    }
    const before = aQueue(server)
    before.fill(people)
    void before.run(activeSignal)
    await expect.poll(() => gone.size).toBe(120)
    stuck = false
    const saved = savedRemovals.at(-1)
    const after = aQueue(server)
    if (saved) after.restore(saved)
    expect([after.total, after.remainingEmails.length]).toEqual([250, 150])
    const asked = listDeletedPaths(server).length
    await after.run(activeSignal)
    expect(after.removed).toEqual({ deleted: 250, leaving: 0, unknown: 0 })
    // Only removals without a response are sent again, and only if the employee still exists.
    const again = listDeletedPaths(server).slice(asked)
    expect(again.length).toBe(130)
    expect(new Set(again).size).toBe(130)
    expect(gone.size).toBe(250)
  })

  it('stops after requests in flight and later continues with the others', async () => {
    const control = new AbortController()
    const server = new FakeServer()
    const people = Array.from({ length: 10 }, (_, at) => aLeaver(`p${at}`))
    for (const { email } of people) {
      server.on(makeDeleteCall(email), () => {
        control.abort()
        return makeDeleteReply(true)
      })
    }
    const queue = aQueue(server)
    queue.fill(people)
    await queue.run(control.signal)
    const { removedPeople } = queue
    expect([removedPeople < 10, queue.remainingEmails.length, savedRemovals.at(-1)?.sent]).toEqual([
      true,
      10 - removedPeople,
      [],
    ])
    await queue.run(activeSignal)
    expect([queue.removedPeople, listDeletedPaths(server).length]).toEqual([10, 10])
  })
})
