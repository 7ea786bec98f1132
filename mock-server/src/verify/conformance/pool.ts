/** Names of a request under which a value of an answer is known by another name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  currentEmail: ['email'],
  emails: ['email'],
  managerEmail: ['email'],
  targetListId: ['listId'],
  listsId: ['listId'],
  lists: ['listId'],
  partnerId: ['accountId'],
  accountId: ['partnerId'],
  trainingId: ['automationId'],
}

const most = 30
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
const camel = (name: string) =>
  name.replace(/^_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Values of earlier answers by the names that a request may ask for them: an `id` below `lists` is a listId. Each company
 * has a pool of its own, so that a request names what belongs together.
 */
export class Pool {
  readonly #values = new Map<string, (string | number)[]>()
  readonly #ignored: Set<string | number>
  readonly #companies = new Map<number, Pool>()
  /** Field names met in rows: what a list can be ordered by. */
  readonly fields: Set<string>

  constructor(ignored: Set<string | number> = new Set(), fields: Set<string> = new Set(['name'])) {
    this.#ignored = ignored
    this.fields = fields
  }

  /** Values that stay out: what belongs to the callers themselves, so that nobody changes what they may. */
  ignore(...values: readonly (string | number)[]): void {
    for (const value of values) this.#ignored.add(value)
  }

  /** The pool of one company; its only companyId is that one. */
  company(companyId: number): Pool {
    const pool = this.#companies.get(companyId) ?? new Pool(this.#ignored, this.fields)
    this.#companies.set(companyId, pool)
    pool.#values.set('companyId', [companyId])
    return pool
  }

  /** The values known under a name of a request, the latest last. */
  of(name: string): readonly (string | number)[] {
    const names = [name, singular(name), `${singular(name)}Id`, ...(aliases[name] ?? [])]
    return [...new Set(names)].flatMap((known) => this.#values.get(known) ?? [])
  }

  /** Keeps what an answer holds; `name` is that of the noun the answer is about, as in 'list'. */
  harvest(answer: unknown, name: string): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, most)) this.harvest(item, singular(name))
    else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) {
        if (typeof value !== 'string' && typeof value !== 'number') this.harvest(value, key)
        else this.#keep(key === 'id' || key === '_id' ? `${singular(name)}Id` : camel(key), value)
        this.fields.add(key)
      }
    }
  }

  #keep(name: string, value: string | number): void {
    if (value === '' || this.#ignored.has(value)) return
    const values = this.#values.get(name) ?? []
    if (values.includes(value)) return
    this.#values.set(name, [...values.slice(1 - most), value])
  }
}
