import { type APIRequestContext, expect } from '@playwright/test'

export interface Mail {
  id: number
  to: string
  kind: string
  subject: string
  text: string
  links: string[]
}

interface Person {
  email: string
  name: string
  role: string
  company: string | null
  token: string
  signInUrl: string
}

/** The controls of one world of the mock server, as QA uses them over HTTP. */
export class World {
  readonly name: string
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext, name: string) {
    this.#request = request
    this.name = name
  }

  async people(): Promise<Person[]> {
    return (await this.#json('get', '/_mock/people')) as Person[]
  }

  /** The first person with that role in the company whose name contains `company`. */
  async person(role: string, company = ''): Promise<Person> {
    const people = await this.people()
    const person = people.find((one) => one.role === role && (one.company ?? '').includes(company))
    expect(person, `${role} of ${company || 'any company'} among ${people.length} people`).toBeDefined()
    return person as Person
  }

  /** Waits for the next mail to this address after the mail with id `after`. */
  async nextMail(to: string, after = 0): Promise<Mail> {
    return (await this.#json('get', `/_mock/outbox/next?to=${encodeURIComponent(to)}&after=${after}`)) as Mail
  }

  async advance(duration: string): Promise<void> {
    await this.#json('post', '/_mock/clock', { advance: duration })
  }

  /** A call of the API as this person, for setting up and comparing. */
  async api(person: Person, path: string): Promise<unknown> {
    const answer = await this.#request.get(`/api${path}`, {
      headers: { 'X-Heed-World': this.name, Authorization: `Bearer ${person.token}` },
    })
    expect(answer.ok(), `GET ${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }

  async #json(method: 'get' | 'post', path: string, data?: unknown): Promise<unknown> {
    const headers = { 'X-Heed-World': this.name }
    const answer = await this.#request[method](path, { headers, ...(data ? { data } : {}) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
}
