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

const maxValues = 30
const toSingular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
const toCamelCase = (name: string) =>
  name.replace(/^_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Values by parameter and company, so that a call's values match; `id` inside `lists` is `listId`. */
export class Pool {
  readonly #values = new Map<string, (string | number)[]>()
  readonly #ignored: Set<string | number>
  readonly #companies = new Map<number, Pool>()
  readonly fields: Set<string>

  constructor(ignoredValues: Set<string | number> = new Set(), fields: Set<string> = new Set(['name'])) {
    this.#ignored = ignoredValues
    this.fields = fields
  }

  ignore(...values: readonly (string | number)[]): void {
    for (const value of values) this.#ignored.add(value)
  }

  company(companyId: number): Pool {
    const pool = this.#companies.get(companyId) ?? new Pool(this.#ignored, this.fields)
    this.#companies.set(companyId, pool)
    pool.#values.set('companyId', [companyId])
    return pool
  }

  getValues(name: string): readonly (string | number)[] {
    const names = [name, toSingular(name), `${toSingular(name)}Id`, ...(aliases[name] ?? [])]
    return [...new Set(names)].flatMap((knownName) => this.#values.get(knownName) ?? [])
  }

  collectValues(answer: unknown, name: string): void {
    if (Array.isArray(answer))
      for (const item of answer.slice(0, maxValues)) this.collectValues(item, toSingular(name))
    else if (typeof answer === 'object' && answer !== null) {
      for (const [key, value] of Object.entries(answer)) {
        if (typeof value !== 'string' && typeof value !== 'number') this.collectValues(value, key)
        else this.#keep(key === 'id' || key === '_id' ? `${toSingular(name)}Id` : toCamelCase(key), value)
        this.fields.add(key)
      }
    }
  }

  #keep(name: string, value: string | number): void {
    if (value === '' || this.#ignored.has(value)) return
    const values = this.#values.get(name) ?? []
    if (values.includes(value)) return
    this.#values.set(name, [...values.slice(1 - maxValues), value])
  }
}
