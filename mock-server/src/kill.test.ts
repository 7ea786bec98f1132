/** @module-tag slow */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@heed/fixtures'
import { expect, it, onTestFinished } from 'vitest'
import type { DeskPerson } from './desk/people.ts'
import { buildBundle, TestProcess } from './testProcess.ts'

type Id = string | number
/** Names by id. */
type Rows = ReadonlyMap<Id, string>
type Send = (method: string, path: string, body?: object) => Promise<unknown>

/** Named rows in one area of a company, and the calls for them. Paths are relative to the company's path. */
interface Area {
  create(send: Send, name: string): Promise<Id>
  rename(send: Send, id: Id, name: string): Promise<unknown>
  remove(send: Send, id: Id): Promise<unknown>
  read(send: Send): Promise<Rows>
}

/** `Object` makes the response untyped: other tests check its shape. */
const toRows = (all: Iterable<object>, id: string, name: string): Rows =>
  new Map([...all].map((row) => [Object(row)[id], Object(row)[name]]))

const areas: Readonly<Record<string, Area>> = {
  lists: {
    create: async (send, name) => Object(await send('POST', '/lists', { active: 1, name })).list.id,
    rename: (send, id, name) => send('PUT', `/lists/${id}`, { active: 1, name }),
    remove: (send, id) => send('DELETE', `/lists/${id}`),
    read: async (send) => toRows(Object(await send('GET', '/lists')).lists, 'id', 'name'),
  },
  employees: {
    async create(send, name) {
      const email = `${name.replaceAll(' ', '.')}@kill.example`
      await send('POST', '/lists/createUsersBatch', { records: [{ email, name }], preview: false })
      return email
    },
    rename: (send, id, name) => send('PUT', `/users/${id}`, { name }),
    remove: (send, id) => send('DELETE', `/users/${id}`, { lists: [] }),
    read: async (send) => toRows(Object(await send('GET', '/users?p=0&n=1000')).users, 'email', 'name'),
  },
  apikeys: {
    create: async (send, name) => Object(await send('POST', '/apikeys', { name })).id,
    rename: (send, id, name) => send('PUT', `/apikeys/${id}`, { name }),
    remove: (send, id) => send('DELETE', `/apikeys/${id}`),
    read: async (send) => toRows(Object(await send('GET', '/apikeys')).apikeys, 'id', 'name'),
  },
  notes: {
    create: async (send, content) => Object(await send('POST', '/subjects/101/notes', { content })).note.id,
    rename: (send, id, content) => send('POST', '/subjects/101/notes', { id, content }),
    remove: (send, id) => send('DELETE', `/subjects/101/notes/${id}`),
    read: async (send) => toRows(Object(await send('GET', '/subjects/101')).notes, 'id', 'content'),
  },
}

/** Writes rows of one area in sequence. Expects all completed writes; the last one may or may not have arrived. */
class Writer {
  #sure: Rows = new Map()
  /** The rows if the pending write arrives; only the name of a created row is known. */
  #maybe: { rows: Rows; created?: string } | undefined
  readonly #name: string
  readonly #area: Area
  readonly #seed: number
  #count = 0

  constructor(name: string, area: Area, seed: number) {
    this.#name = name
    this.#area = area
    this.#seed = seed
  }

  async write(send: Send): Promise<void> {
    const draw = hash(this.#seed, this.#name, this.#count)
    const name = `${this.#name} ${this.#count++}`
    const ids = [...this.#sure.keys()]
    const id = ids[draw % Math.max(1, ids.length)]
    const kind = (draw >>> 8) % 4
    const rows = new Map(this.#sure)
    if (id === undefined || kind < 2) {
      this.#maybe = { rows, created: name }
      rows.set(await this.#area.create(send, name), name)
    } else if (kind === 2) {
      this.#maybe = { rows: rows.set(id, name) }
      await this.#area.rename(send, id, name)
    } else {
      rows.delete(id)
      this.#maybe = { rows }
      await this.#area.remove(send, id)
    }
    this.#sure = rows
    this.#maybe = undefined
  }

  /** Compares the rows with the confirmed ones, with or without the pending write, and continues from them. */
  async check(send: Send): Promise<void> {
    const all = await this.#area.read(send)
    const own = new Map([...all].filter(([, name]) => name.startsWith(`${this.#name} `)))
    const { rows = this.#sure, created } = this.#maybe ?? {}
    const others = new Map([...own].filter(([, name]) => name !== created))
    expect([this.#sure, rows].map(toPlainObject)).toContainEqual(toPlainObject(others))
    this.#sure = own
    this.#maybe = undefined
  }
}

/** `toContainEqual` considers all sets and maps inside an array equal. */
const toPlainObject = (rows: Rows): object => Object.fromEntries(rows)

/** Returns a function that sends calls as the company's admin. */
async function createAdminSender(address: string): Promise<Send> {
  const { people } = (await (await fetch(`${address}/_mock/people`)).json()) as { people: DeskPerson[] }
  const found = people.find(({ role }) => role === 'admin')
  const headers = { authorization: `Bearer ${found?.token}` }
  return async (method, path, body) => {
    const url = `${address}/api/companies/${found?.company?.id}${path}`
    const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

it('every confirmed write in any area survives three server kills', { timeout: 120_000 }, async () => {
  const { file, remove } = buildBundle()
  const folder = mkdtempSync(join(tmpdir(), 'heed-kill-'))
  onTestFinished(() => {
    remove()
    rmSync(folder, { recursive: true })
  })
  const start = () =>
    new TestProcess(file, [
      '--port',
      '0',
      '--scenario',
      'enterprise',
      '--employees',
      '20',
      '--data',
      join(folder, 'world.json'),
    ])
  const seed = 20_260_202
  const writers = Object.entries(areas).map(([name, area]) => new Writer(name, area, seed))
  for (let round = 0; round < 3; round++) {
    const server = start()
    const send = await createAdminSender(await server.waitForReady())
    for (const writer of writers) await writer.check(send)
    let left = 20 + (hash(seed, 'writes', round) % 60)
    let killed = false
    const write = async (writer: Writer) => {
      while (!killed) {
        try {
          await writer.write(send)
        } catch (error) {
          // Only the call that the kill interrupted may fail.
          if (!killed) throw error
        }
        if (--left > 0 || killed) continue
        killed = true
        server.child.kill('SIGKILL')
      }
    }
    await Promise.all(writers.map(write))
    await server.result
  }
  const send = await createAdminSender(await start().waitForReady())
  for (const writer of writers) await writer.check(send)
})
