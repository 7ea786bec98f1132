import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Person, Platform, SentRecord } from './platformTypes.ts'

export type { Fault, Platform } from './platformTypes.ts'

async function parseBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>) : {}
}

/** A platform with one company whose imports work as on the real platform; fails on demand. */
export async function startPlatform(): Promise<Platform> {
  const people = new Map<string, Person>()
  const lists: string[] = []
  const getListId = (name: string) => lists.indexOf(name) + 1
  const ensureList = (name: string): string => {
    const known = lists.find((other) => other.toLowerCase() === name.trim().toLowerCase())
    if (known === undefined) lists.push(name)
    return known ?? name
  }

  function importBatch(records: readonly SentRecord[], preview: boolean, listId: number | undefined) {
    const made = new Map<string, SentRecord>()
    const changed = new Map<string, SentRecord>()
    const newLists = new Set<string>()
    const data = records.map((record) =>
      platform.refuses.has(record.email) ? { ...record, error: 'Email not valid' } : record,
    )
    for (const record of records) {
      if (platform.refuses.has(record.email)) continue
      const known = people.get(record.email)
      const person = known ?? { name: '', lists: new Set(), tags: new Set() }
      const before = JSON.stringify([person.name, [...person.lists], [...person.tags]])
      if (record.listName && !lists.some((name) => name.toLowerCase() === record.listName?.toLowerCase()))
        newLists.add(record.listName)
      if (preview) {
        const isComing = listId !== undefined && !person.lists.has(lists[listId - 1] ?? '')
        if (!known) made.set(record.email, record)
        else if (isComing || (record.name && record.name !== person.name)) changed.set(record.email, record)
        continue
      }
      if (record.name) person.name = record.name
      if (record.listName) person.lists.add(ensureList(record.listName))
      if (listId !== undefined) person.lists.add(lists[listId - 1] ?? '')
      for (const tag of record.metadata ?? []) person.tags.add(tag)
      people.set(record.email, person)
      const after = JSON.stringify([person.name, [...person.lists], [...person.tags]])
      if (!known && !made.has(record.email)) made.set(record.email, record)
      else if (known && before !== after && !made.has(record.email)) changed.set(record.email, record)
    }
    return {
      newUsers: [...made.values()],
      updatedUsers: [...changed.values()],
      updated: changed.size,
      obsolete: [],
      newLists: [...newLists],
      count_invalid: data.filter((row) => 'error' in row).length,
      data,
    }
  }

  function removeOthers(records: readonly SentRecord[], isPreview: boolean, listId: unknown) {
    const name = lists[Number(listId) - 1] ?? ''
    const staying = new Set(records.map(({ email }) => email))
    const leaving = [...people].filter(([email, { lists: on }]) => on.has(name) && !staying.has(email))
    for (const [email, person] of isPreview ? [] : leaving) {
      person.lists.delete(name)
      if (person.lists.size === 0) people.delete(email)
    }
    return leaving.map(([email]) => ({ email }))
  }

  const listRow = (name: string) => ({
    source: platform.directories.has(name) ? 'azure' : null,
    id: getListId(name),
    name,
    created: '2026-01-15T09:00:00.000Z',
    usersCount: [...people.values()].filter((person) => person.lists.has(name)).length,
  })

  const personRow = ([email, { name, lists: on }]: [string, Person]) => ({
    userId: email,
    email,
    name,
    lists: [...on].map((list) => ({ id: getListId(list), name: list })),
  })

  function listMembers(listId: number, query: URLSearchParams) {
    const name = lists[listId - 1] ?? ''
    const all = [...people]
      .filter(([, person]) => person.lists.has(name))
      .sort(([one], [other]) => one.localeCompare(other))
    const n = Number(query.get('n'))
    const page = all.slice(Number(query.get('p')) * n, (Number(query.get('p')) + 1) * n)
    return { users: page.map(personRow), count: all.length }
  }

  function listEmployees(query: URLSearchParams) {
    const [p, n] = [Number(query.get('p')), Number(query.get('n'))]
    const on = query.getAll('listId').map((id) => lists[Number(id) - 1] ?? '')
    const filter = (query.get('filter') ?? '').toLowerCase()
    const found = [...people].filter(
      ([email, person]) =>
        (on.length === 0 || on.some((name) => person.lists.has(name))) &&
        `${person.name}\n${email}`.toLowerCase().includes(filter),
    )
    const users = found
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(p * n, (p + 1) * n)
      .map((one) => ({ ...personRow(one), combinedTags: [...one[1].tags] }))
    return { users, count: found.length }
  }

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://platform')
    platform.calls.push(`${request.method} ${pathname}`)
    platform.onCall(`${request.method} ${pathname}`)
    const body = await parseBody(request)
    const send = (status: number, value: unknown, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(JSON.stringify(value))
    }
    const listId = /\/lists\/(\d+)\/users$/.exec(pathname)?.[1]
    if (pathname.endsWith('/createUsersBatch')) {
      const records = body.records as SentRecord[]
      const fault = platform.fault(platform.batches.length)
      platform.batches.push(records.map(({ lineNumber }) => lineNumber))
      await platform.hold()
      if (typeof fault === 'object')
        return send(fault.status, { message: fault.message ?? 'in trouble' }, fault.headers)
      if (fault === 'cut before it is saved') return void response.destroy()
      const isPreview = body.preview === true
      const imported = importBatch(records, isPreview, body.listId as number | undefined)
      const obsolete = body.removeObsolete === true ? removeOthers(records, isPreview, body.listId) : []
      const result = { ...imported, obsolete }
      if (fault) return void response.destroy()
      return send(200, result)
    }
    if (pathname.endsWith('/users/addUsersToList')) {
      const fault = platform.fault(platform.batches.length)
      platform.batches.push([])
      if (typeof fault === 'object')
        return send(fault.status, { message: fault.message ?? 'in trouble' }, fault.headers)
      if (fault === 'cut before it is saved') return void response.destroy()
      const name = lists[Number(body.targetListId) - 1] ?? ''
      const emails = body.emails as string[]
      const coming = emails.filter((email) => !people.get(email)?.lists.has(name))
      for (const email of coming) people.get(email)?.lists.add(name)
      if (fault) return void response.destroy()
      const list = { id: body.targetListId, name }
      return send(200, { added: coming.length, duplicates: emails.length - coming.length, list })
    }
    if (request.method === 'PUT' && pathname.includes('/users/')) {
      const email = decodeURIComponent(pathname.split('/').at(-1) ?? '')
      const person = people.get(email)
      if (!person) return send(404, { message: 'nobody' })
      if (body.listsId) person.lists = new Set((body.listsId as number[]).map((id) => lists[id - 1] ?? ''))
      if (body.name !== undefined) person.name = String(body.name)
      const changed = String(body.email ?? email)
      if (changed !== email && people.has(changed)) return send(409, { message: `${changed} is taken` })
      people.delete(email)
      people.set(changed, person)
      return send(200, { success: true, user: personRow([changed, person]) })
    }
    if (pathname === '/auth/user') {
      const created = '2026-01-15T09:00:00.000Z'
      return send(200, { _id: 'u1', name: 'Anna', email: '', created, permissions: [], superForAccounts: [] })
    }
    if (pathname.endsWith('/my_companies')) {
      return send(200, { companies: [{ users_total: people.size, ...platform.company, role: 1 }], count: 1 })
    }
    if (request.method === 'GET' && pathname.includes('/users/user/')) {
      const email = decodeURIComponent(pathname.split('/').at(-1) ?? '')
      const person = people.get(email)
      if (!person) return send(404, { message: 'nobody' })
      return send(200, { ...personRow([email, person]), combinedTags: [...person.tags] })
    }
    if (pathname.endsWith('/users') && !listId) return send(200, listEmployees(searchParams))
    if (listId) return send(200, listMembers(Number(listId), searchParams))
    const listOnly = /\/lists\/(\d+)$/.exec(pathname)?.[1]
    if (request.method === 'DELETE' && listOnly) {
      const name = lists[Number(listOnly) - 1] ?? ''
      for (const person of people.values()) person.lists.delete(name)
      lists[Number(listOnly) - 1] = ''
      return send(200, { success: true })
    }
    if (request.method === 'DELETE') {
      const email = decodeURIComponent(pathname.split('/').at(-1) ?? '')
      const person = people.get(email)
      for (const id of body.lists as number[]) person?.lists.delete(lists[id - 1] ?? '')
      if (person?.lists.size === 0) people.delete(email)
      return send(200, { success: true })
    }
    if (request.method === 'POST' && pathname.endsWith('/lists'))
      return send(200, { success: true, list: listRow(ensureList(String(body.name))) })
    if (pathname.endsWith('/lists'))
      return send(200, { lists: lists.filter(Boolean).map(listRow), count: lists.filter(Boolean).length })
    send(200, {
      users_total: people.size,
      ...platform.company,
      company_id: Number(/companies\/(\d+)/.exec(pathname)?.[1] ?? 1),
    })
  }

  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const platform: Platform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people,
    calls: [],
    batches: [],
    fault: () => undefined,
    onCall: () => {},
    hold: async () => {},
    refuses: new Set(),
    directories: new Set(),
    company: { company_id: 1, company_name: 'Norðurljós', users_available: 100_000 },
    world: () =>
      Object.fromEntries(
        [...people]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([email, person]) => [
            email,
            {
              name: person.name,
              lists: [...person.lists].sort((one, other) => one.localeCompare(other)),
              tags: [...person.tags].sort((one, other) => one.localeCompare(other)),
            },
          ]),
      ),
    reset() {
      people.clear()
      lists.length = 0
      platform.calls = []
      platform.batches = []
      platform.fault = () => undefined
      platform.onCall = () => {}
      platform.hold = async () => {}
      platform.refuses.clear()
      platform.directories.clear()
      platform.company = {
        company_id: 1,
        company_name: 'Norðurljós',
        users_available: 100_000,
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return platform
}

/** Shared by all tests in a file and reset before each test. */
export function setUpPlatform(): Platform {
  let started: Platform
  beforeAll(async () => {
    started = await startPlatform()
  })
  afterEach(() => {
    started.reset()
  })
  afterAll(() => started.close())
  // Started only when the tests run.
  return new Proxy({} as Platform, {
    get: (_, key) => Reflect.get(started, key),
    set: (_, key, value) => Reflect.set(started, key, value),
  })
}
