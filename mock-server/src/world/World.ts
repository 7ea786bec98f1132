import {
  type AccountRow,
  type CompanyRow,
  type EmployeeRow,
  type ListRow,
  type MembershipRow,
  type NotificationRow,
  type PersonRow,
  type ScenarioOptions,
  type Seeded,
  scenarios,
} from '@heed/fixtures'
import { Campaigns } from './areas/Campaigns.ts'
import { Clock } from './Clock.ts'
import { type Change, type Collect, Collection, type RowId, type RowIndex } from './Collection.ts'
import { type EmployeeTable, EmployeeTables } from './EmployeeTable.ts'
import { Groups } from './Groups.ts'
import { Random } from './Random.ts'
import type { EmailTokenRow, MailRow, MetaRow, SessionRow } from './rows.ts'

/** How a world began: enough to make the same one again. */
export interface WorldBase extends ScenarioOptions {
  scenario: string
}

const highestOf = 'highest.'

/** 0 where the ids are texts. */
const highest = (rows: Iterable<{ id: RowId }>): number => {
  let most = 0
  for (const { id } of rows) if (typeof id === 'number' && id > most) most = id
  return most
}

/** Ids of people who come while the world runs begin here, above every seeded one, however many those are. */
const firstLateEmployee = 1_000_000_000

/** All data of one world with its clock and its source of chance. Same base, same calls: the same bytes. */
export class World {
  readonly base: WorldBase
  readonly clock: Clock
  readonly random: Random

  readonly accounts: Collection<AccountRow>
  readonly companies: Collection<CompanyRow>
  readonly people: Collection<PersonRow>
  readonly memberships: Collection<MembershipRow>
  readonly lists: Collection<ListRow>
  readonly employees: Collection<EmployeeRow>
  readonly campaigns: Campaigns
  readonly notifications: Collection<NotificationRow>
  readonly sessions: Collection<SessionRow>
  readonly emailTokens: Collection<EmailTokenRow>
  readonly mails: Collection<MailRow>
  readonly meta: Collection<MetaRow>

  readonly peopleByEmail = new Groups<PersonRow>(({ email }) => email)
  readonly membershipsOfCompany = new Groups<MembershipRow>(({ companyId }) => companyId)
  readonly membershipsOfPerson = new Groups<MembershipRow>(({ personId }) => personId)
  readonly listsOfCompany = new Groups<ListRow>(({ companyId }) => companyId)
  readonly #tables = new EmployeeTables()

  #changes: Change[] = []
  readonly #collections = new Map<string, Collection<object>>()
  /** The highest id given out, by the collection's name. */
  readonly #highest = new Map<string, number>()

  constructor(base: WorldBase, seeded: Seeded) {
    this.base = base
    this.clock = new Clock(Date.parse(base.now))
    this.random = new Random(base.seed)
    const collect: Collect = (name, rows, ...indices) => this.#collect(name, rows, ...indices)
    this.accounts = this.#collect('accounts', seeded.accounts)
    this.companies = this.#collect('companies', seeded.companies)
    this.people = this.#collect('people', seeded.people, this.peopleByEmail)
    this.memberships = this.#collect(
      'memberships',
      seeded.memberships,
      this.membershipsOfCompany,
      this.membershipsOfPerson,
    )
    this.lists = this.#collect('lists', seeded.lists, this.listsOfCompany)
    this.employees = this.#collectLater('employees', seeded.employees, this.#tables)
    this.#highest.set('employees', firstLateEmployee - 1)
    this.campaigns = new Campaigns(collect, seeded)
    this.notifications = this.#collect('notifications', seeded.notifications)
    this.sessions = this.#collect<SessionRow>('sessions', [])
    this.emailTokens = this.#collect<EmailTokenRow>('emailTokens', [])
    this.mails = this.#collect<MailRow>('mails', [])
    this.meta = this.#collect('meta', this.#metaRows())
  }

  employeesOf(companyId: number): EmployeeTable {
    this.employees.load()
    return this.#tables.of(companyId)
  }

  personByEmail(email: string): PersonRow | undefined {
    return this.peopleByEmail.of(email)[0]
  }

  /** The id of a new row; ids are never given out twice. */
  nextId({ name }: { readonly name: string }): number {
    const id = (this.#highest.get(name) ?? 0) + 1
    this.#highest.set(name, id)
    return id
  }

  /** What changed since the last call, for the journal. */
  changes(): Change[] {
    this.#writeMeta()
    const changes = this.#changes
    this.#changes = []
    return changes
  }

  /** Applies changes of a journal, in their order; they are not recorded again. */
  replay(changes: Iterable<Change>): void {
    for (const { collection, id, row } of changes) {
      const target = this.#collections.get(collection)
      if (!target) throw new RangeError(`There is no collection "${collection}"`)
      target.replay(id, row as object | null)
    }
    this.#readMeta()
  }

  /** Every collection by name. */
  raw(): Record<string, Collection<object>> {
    this.#writeMeta()
    return Object.fromEntries(this.#collections)
  }

  #collect<T extends { id: RowId }>(
    name: string,
    rows: Iterable<T>,
    ...indices: RowIndex<T>[]
  ): Collection<T> {
    const collection = this.#collectLater(name, rows, ...indices)
    collection.load()
    const seeded = highest(collection.values())
    if (seeded > 0) this.#highest.set(name, seeded)
    return collection
  }

  /** Rows that are read when they are needed first; their indices must not be asked before. */
  #collectLater<T extends { id: RowId }>(
    name: string,
    rows: Iterable<T>,
    ...indices: RowIndex<T>[]
  ): Collection<T> {
    const record = (change: Change) => this.#changes.push(change)
    const collection = new Collection<T>(name, ({ id }) => id, rows, record)
    for (const index of indices) collection.index(index)
    this.#collections.set(name, collection as unknown as Collection<object>)
    return collection
  }

  #metaRows(): MetaRow[] {
    return [
      { id: 'now', value: this.clock.now },
      { id: 'random', value: this.random.state },
      ...[...this.#highest].map(([name, value]) => ({ id: `${highestOf}${name}`, value })),
    ]
  }

  #writeMeta(): void {
    for (const row of this.#metaRows()) if (this.meta.get(row.id)?.value !== row.value) this.meta.put(row)
  }

  #readMeta(): void {
    this.clock.to(this.meta.get('now')?.value ?? this.clock.now)
    this.random.restore(this.meta.get('random')?.value ?? this.random.state)
    for (const { id, value } of this.meta.values()) {
      if (id.startsWith(highestOf)) this.#highest.set(id.slice(highestOf.length), value)
    }
  }
}

/** Where a world begins unless it is said otherwise. */
export const standardBase: WorldBase = {
  scenario: 'default',
  seed: 1,
  now: '2026-02-02T09:00:00.000Z',
  employees: 240,
}

/** The world that a scenario describes; an unknown scenario is a RangeError that names the known ones. */
export function createWorld(asked: Partial<WorldBase> = {}): World {
  const base = { ...standardBase, ...asked }
  const scenario = Object.hasOwn(scenarios, base.scenario) ? scenarios[base.scenario] : undefined
  if (!scenario) {
    throw new RangeError(
      `There is no scenario "${base.scenario}"; known: ${Object.keys(scenarios).join(', ')}`,
    )
  }
  return new World(base, scenario.build(base))
}
