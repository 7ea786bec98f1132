import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

export interface Email {
  id: number
  to: string
  subject: string
  text: string
  html: string
  links: string[]
}

export interface Person {
  email: string
  name: string
  role: string
  company: { id: number; name: string } | null
  token: string
  signInUrl: string
}

interface RecordedRequest {
  operation: string | null
  method: string
  path: string
  status: number
  problems?: string[]
}

export class World {
  readonly address: string
  readonly #request: APIRequestContext
  #isChanged = false

  constructor(request: APIRequestContext, address: string) {
    this.#request = request
    this.address = address
  }

  get isChanged(): boolean {
    return this.#isChanged
  }

  async person(email: string): Promise<Person> {
    const { people } = await readJson<{ people: Person[] }>(await this.#send('get', '/_mock/people'))
    const person = people.find((candidate) => candidate.email === email)
    if (!person) throw new Error(`${email} is nobody of ${people.length} people`)
    return person
  }

  async waitForEmail(to: string, after?: Email): Promise<Email> {
    const query = new URLSearchParams({ to, after: String(after?.id ?? 0) })
    return readJson(await this.#send('get', `/_mock/outbox/next?${query}`))
  }

  async countEmails(to: string): Promise<number> {
    const query = new URLSearchParams({ to })
    const { mails } = await readJson<{ mails: Email[] }>(await this.#send('get', `/_mock/outbox?${query}`))
    return mails.length
  }

  async mails(kind: string): Promise<Email[]> {
    const query = new URLSearchParams({ kind })
    const { mails } = await readJson<{ mails: Email[] }>(await this.#send('get', `/_mock/outbox?${query}`))
    return mails
  }

  async advance(duration: string): Promise<void> {
    await readJson(await this.#send('post', '/_mock/clock', { data: { advance: duration } }))
  }

  /** Expires all sessions directly, because moving the clock would sign no one out. */
  async endSessions(): Promise<void> {
    await this.change('sessions', {}, { expires: '2000-01-01T00:00:00.000Z' })
  }

  async addFaults(...steps: object[]): Promise<void> {
    await readJson(await this.#send('post', '/_mock/faults', { data: { seed: 1, steps } }))
  }

  async requests(): Promise<RecordedRequest[]> {
    const { requests } = await readJson<{ requests: RecordedRequest[] }>(
      await this.#send('get', '/_mock/requests'),
    )
    return requests
  }

  async listMismatches(): Promise<RecordedRequest[]> {
    return (await this.requests()).filter(({ problems }) => problems)
  }

  async restartWorld(now: string): Promise<void> {
    await this.startWorld(now, 'default')
    this.#isChanged = false
  }

  /** The next restart replaces this world. */
  async startWorld(now: string, scenario: 'default' | 'empty' | 'partner-big'): Promise<void> {
    await readJson(await this.#send('post', '/_mock/reset', { data: { now, scenario } }))
  }

  async change(collection: string, filter: Record<string, string>, change: object): Promise<void> {
    const path = `/_mock/db/${collection}`
    const rows = await readJson<{ id: string | number }[]>(
      await this.#send('get', `${path}?${new URLSearchParams(filter)}`),
    )
    expect(rows, `${collection} where ${JSON.stringify(filter)}`).not.toEqual([])
    for (const { id } of rows) await readJson(await this.#send('patch', `${path}/${id}`, { data: change }))
  }

  call(person: Person, method: Method, path: string, data?: unknown): Promise<APIResponse> {
    const headers = { Authorization: `Bearer ${person.token}` }
    return this.#send(method, `/api${path}`, { headers, ...(data === undefined ? {} : { data }) })
  }

  async upload<Answer>(person: Person, path: string, multipart: Form): Promise<Answer> {
    const headers = { Authorization: `Bearer ${person.token}` }
    return readJson(await this.#send('post', `/api${path}`, { headers, multipart }))
  }

  async rows<Row>(collection: string): Promise<Row[]> {
    return readJson(await this.#send('get', `/_mock/db/${collection}`))
  }

  async api<Answer>(person: Person, path: string): Promise<Answer> {
    return readJson(await this.call(person, 'get', path))
  }

  #send(method: Method, path: string, request: RequestOptions = {}): Promise<APIResponse> {
    if (method !== 'get') this.#isChanged = true
    return this.#request[method](`${this.address}${path.slice(1)}`, request)
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
type RequestOptions = { headers?: Record<string, string>; data?: unknown; multipart?: Form }

async function readJson<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}
