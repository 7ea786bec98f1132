import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

export interface Mail {
  id: number
  to: string
  subject: string
  text: string
  /** The whole document. */
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

interface RequestSeen {
  operation: string | null
  method: string
  path: string
  status: number
  problems?: string[]
}

/** The controls of one world of the mock server, as QA uses them over HTTP. */
export class World {
  /** Where the console of this world lies, with a slash at its end. */
  readonly address: string
  readonly #request: APIRequestContext
  #isChanged = false

  constructor(request: APIRequestContext, address: string) {
    this.#request = request
    this.address = address
  }

  /** True after any call but reads since it began. */
  get isChanged(): boolean {
    return this.#isChanged
  }

  /** The person with that address, as `managerEmail` of the fixtures gives it. */
  async person(email: string): Promise<Person> {
    const { people } = await read<{ people: Person[] }>(await this.#send('get', '/_mock/people'))
    const person = people.find((one) => one.email === email)
    if (!person) throw new Error(`${email} is nobody of ${people.length} people`)
    return person
  }

  /** Waits for the next mail to this address behind `after`. */
  async nextMail(to: string, after?: Mail): Promise<Mail> {
    const query = new URLSearchParams({ to, after: String(after?.id ?? 0) })
    return read(await this.#send('get', `/_mock/outbox/next?${query}`))
  }

  async mailCount(to: string): Promise<number> {
    const query = new URLSearchParams({ to })
    const { mails } = await read<{ mails: Mail[] }>(await this.#send('get', `/_mock/outbox?${query}`))
    return mails.length
  }

  /** Mails of a kind, the earliest first. */
  async mails(kind: string): Promise<Mail[]> {
    const query = new URLSearchParams({ kind })
    const { mails } = await read<{ mails: Mail[] }>(await this.#send('get', `/_mock/outbox?${query}`))
    return mails
  }

  /** Moves the clock on, as in 'PT25H'. */
  async advance(duration: string): Promise<void> {
    await read(await this.#send('post', '/_mock/clock', { data: { advance: duration } }))
  }

  /** Nobody who is signed in now is so any more; a leap of the clock signs nobody out. */
  async endSessions(): Promise<void> {
    await this.change('sessions', {}, { expires: '2000-01-01T00:00:00.000Z' })
  }

  /** From now on this goes wrong, and nothing else; see the controls of the mock server. */
  async goesWrong(...steps: object[]): Promise<void> {
    await read(await this.#send('post', '/_mock/faults', { data: { seed: 1, steps } }))
  }

  /** Calls that have been answered, oldest first. */
  async requests(): Promise<RequestSeen[]> {
    const { requests } = await read<{ requests: RequestSeen[] }>(await this.#send('get', '/_mock/requests'))
    return requests
  }

  /** Calls and answers among them that do not fit the contract. */
  async misfits(): Promise<RequestSeen[]> {
    return (await this.requests()).filter(({ problems }) => problems)
  }

  /** Everything is as at this moment of its beginning again, at the same address. */
  async beginAnew(now: string): Promise<void> {
    await read(await this.#send('post', '/_mock/reset', { data: { now } }))
    this.#isChanged = false
  }

  /** Changes the raw rows that match, for what no scenario holds. */
  async change(collection: string, where: Record<string, string>, change: object): Promise<void> {
    const path = `/_mock/db/${collection}`
    const rows = await read<{ id: string | number }[]>(
      await this.#send('get', `${path}?${new URLSearchParams(where)}`),
    )
    expect(rows, `${collection} where ${JSON.stringify(where)}`).not.toEqual([])
    for (const { id } of rows) await read(await this.#send('patch', `${path}/${id}`, { data: change }))
  }

  /** The answer to a call of the API as this person, whatever it says. */
  call(person: Person, method: Method, path: string, data?: unknown): Promise<APIResponse> {
    const headers = { Authorization: `Bearer ${person.token}` }
    return this.#send(method, `/api${path}`, { headers, ...(data === undefined ? {} : { data }) })
  }

  /** Sends a form with files as this person. */
  async upload<Answer>(person: Person, path: string, multipart: Form): Promise<Answer> {
    const headers = { Authorization: `Bearer ${person.token}` }
    return read(await this.#send('post', `/api${path}`, { headers, multipart }))
  }

  /** The raw rows of a collection, for what no call of the API tells. */
  async rows<Row>(collection: string): Promise<Row[]> {
    return read(await this.#send('get', `/_mock/db/${collection}`))
  }

  /** What the API answers this person, for setting up and comparing. */
  async api<Answer>(person: Person, path: string): Promise<Answer> {
    return read(await this.call(person, 'get', path))
  }

  #send(method: Method, path: string, sent: Sent = {}): Promise<APIResponse> {
    if (method !== 'get') this.#isChanged = true
    return this.#request[method](`${this.address}${path.slice(1)}`, sent)
  }
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
type Sent = { headers?: Record<string, string>; data?: unknown; multipart?: Form }

async function read<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}
