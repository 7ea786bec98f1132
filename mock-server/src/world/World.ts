import { randomBytes } from 'node:crypto'
import type { LiveFrame } from '@heed/contracts'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import {
  type AccountRow,
  type CompanyRow,
  type EmployeeRow,
  type ListRow,
  type MembershipRow,
  type NotificationRow,
  type PersonRow,
  type SeededRows,
  scenarios,
  translateWorld,
} from '@heed/fixtures'
import type { Change, Collection, UndoableChange } from '../store/Collection.ts'
import { Collections } from '../store/Collections.ts'
import type { EmployeeTable } from '../store/employees/EmployeeTable.ts'
import { EmployeeTables } from '../store/employees/EmployeeTables.ts'
import { createMemoryFileStore, type FileStore } from '../store/FileStore.ts'
import { GroupIndex } from '../store/Groups.ts'
import { getInitialSnapshot } from '../store/getBeginning.ts'
import { findMaxId } from '../store/maxId.ts'
import type { EmailTokenRow, MetaRow, SessionRow } from '../store/rows.ts'
import { Snapshot, type WorldBase } from '../store/Snapshot.ts'
import { Billing } from './areas/Billing.ts'
import { Campaigns } from './areas/Campaigns.ts'
import { Content } from './areas/Content.ts'
import { Embed } from './areas/Embed.ts'
import { Integrations } from './areas/Integrations.ts'
import { Library } from './areas/Library.ts'
import { Outbox } from './areas/Outbox.ts'
import { Reports } from './areas/Reports.ts'
import { System } from './areas/System.ts'
import type { Clock } from './Clock.ts'
import { defaultWorldLimits, type WorldLimits } from './caps.ts'
import type { KeyGenerator } from './KeyGenerator.ts'
import { Meta } from './Meta.ts'
import type { Random } from './Random.ts'
import { deriveSecretKey } from './secretKey.ts'

/** First ID of people added later, higher than all seeded IDs. */
const firstAddedEmployeeId = 1_000_000_000

/** Equal bases and calls give equal bytes. Worlds with a common base share unchanged rows and indices. */
export class World {
  readonly base: WorldBase
  readonly clock: Clock
  readonly random: Random
  readonly keys: KeyGenerator
  readonly files: FileStore
  limits: WorldLimits = defaultWorldLimits

  readonly accounts: Collection<AccountRow>
  readonly companies: Collection<CompanyRow>
  readonly people: Collection<PersonRow>
  readonly memberships: Collection<MembershipRow>
  readonly lists: Collection<ListRow>
  readonly employees: Collection<EmployeeRow>
  readonly campaigns: Campaigns
  readonly integrations: Integrations
  readonly library: Library
  readonly reports: Reports
  readonly system: System
  readonly content: Content
  readonly embed: Embed
  readonly billing: Billing
  readonly notifications: Collection<NotificationRow>
  readonly sessions: Collection<SessionRow>
  readonly emailTokens: Collection<EmailTokenRow>
  readonly mails: Outbox
  readonly meta: Collection<MetaRow>

  readonly peopleByEmail = new GroupIndex<PersonRow>(({ email }) => email)
  readonly membershipsByCompany = new GroupIndex<MembershipRow>(({ companyId }) => companyId)
  readonly membershipsByPerson = new GroupIndex<MembershipRow>(({ personId }) => personId)
  readonly companiesByAccount = new GroupIndex<CompanyRow>(({ accountId }) => accountId ?? 0)
  readonly listsByCompany = new GroupIndex<ListRow>(({ companyId }) => companyId)
  readonly #tables = new EmployeeTables()

  #frames: LiveFrame[] = []
  readonly #collections = new Collections()
  readonly #meta: Meta
  readonly #seeded: SeededRows
  readonly #first: Snapshot

  constructor(
    base: WorldBase,
    seededRows: SeededRows,
    snapshot?: Snapshot,
    files: FileStore = createMemoryFileStore(),
  ) {
    this.base = base
    this.files = files
    this.#seeded = seededRows
    this.#meta = new Meta(base)
    this.clock = this.#meta.clock
    this.random = this.#meta.random
    this.keys = this.#meta.keys
    const { collect } = this.#collections
    this.accounts = collect('accounts', seededRows.accounts)
    this.companies = collect('companies', seededRows.companies, this.companiesByAccount)
    this.people = collect('people', seededRows.people, this.peopleByEmail)
    this.memberships = collect(
      'memberships',
      seededRows.memberships,
      this.membershipsByCompany,
      this.membershipsByPerson,
    )
    this.lists = collect('lists', seededRows.lists, this.listsByCompany)
    this.employees = collect('employees', seededRows.employees, this.#tables)
    this.system = new System(collect, seededRows)
    this.campaigns = new Campaigns(collect, seededRows)
    this.integrations = new Integrations(collect, seededRows)
    this.library = new Library(collect, seededRows)
    this.reports = new Reports(collect, seededRows)
    this.content = new Content(collect, seededRows)
    this.embed = new Embed(collect, seededRows)
    this.billing = new Billing(collect, seededRows)
    this.notifications = collect('notifications', seededRows.notifications)
    this.sessions = collect<SessionRow>('sessions', [])
    this.emailTokens = collect<EmailTokenRow>('emailTokens', [])
    this.mails = new Outbox(collect, base, () => this.limits.emails)
    this.meta = collect<MetaRow>('meta', [])
    if (snapshot) this.#stand(snapshot)
    else this.#begin()
    this.#first = snapshot?.first ?? this.snapshot()
  }

  static from(snapshot: Snapshot, files?: FileStore): World {
    return new World(snapshot.base, snapshot.seeded, snapshot, files)
  }

  snapshot(): Snapshot {
    this.#meta.write(this.meta)
    const versions = new Map([...this.#collections].map(([name, rows]) => [name, rows.saveVersion()]))
    return new Snapshot(this.base, this.#seeded, versions, this.#first)
  }

  createInitialWorld(): World {
    return World.from(this.#first, this.files)
  }

  getEmployeeTable(companyId: number): EmployeeTable {
    this.employees.load()
    return this.#tables.get(companyId)
  }

  findPersonByEmail(email: string): PersonRow | undefined {
    return this.peopleByEmail.get(email)[0]
  }

  nextId({ name }: { readonly name: string }, count = 1): number {
    return this.#meta.nextId(name, count)
  }

  changes(): UndoableChange[] {
    this.#meta.write(this.meta)
    return this.#collections.changes()
  }

  get changeCount(): number {
    return this.#collections.changeCount
  }

  /** Returns to another snapshot of this world, in constant time. Forgets unread changes and frames. */
  returnTo(snapshot: Snapshot): void {
    this.#stand(snapshot)
    this.#collections.changes()
    this.#frames = []
  }

  /** Frames are sent only after their change is saved. */
  publish(frame: LiveFrame): void {
    this.#frames.push(frame)
  }

  frames(): LiveFrame[] {
    const frames = this.#frames
    this.#frames = []
    return frames
  }

  /** The argument must be the latest `changes`, in order. This call isn't recorded. */
  undo(changes: readonly UndoableChange[]): void {
    for (const change of changes.toReversed()) change.undo()
    this.#meta.read(this.meta)
  }

  redo(changes: Iterable<Change>): void {
    for (const { collection, id, row } of changes) {
      const rows = this.#collections.get(collection)
      if (row === null) rows.remove(id)
      else rows.put(row as object)
    }
    this.#meta.read(this.meta)
  }

  replay(changes: Iterable<Change>): void {
    for (const { collection, id, row } of changes)
      this.#collections.get(collection).replay(id, row as object | null)
    this.#meta.read(this.meta)
  }

  getCollections(): Record<string, Collection<object>> {
    this.#meta.write(this.meta)
    return Object.fromEntries(this.#collections)
  }

  /** Employees are read lazily. */
  #begin(): void {
    for (const [name, rows] of this.#collections) {
      if (name === this.employees.name) continue
      rows.load()
      this.#meta.setHighestId(name, findMaxId(rows.values()))
    }
    this.#meta.setHighestId(this.employees.name, firstAddedEmployeeId - 1)
    this.meta.initialize(this.#meta.rows())
    this.meta.load()
  }

  #stand({ versions }: Snapshot): void {
    for (const [name, version] of versions) this.#collections.get(name).restoreVersion(version)
    this.#meta.read(this.meta)
  }
}

export const standardBase: WorldBase = {
  scenario: 'default',
  seed: 1,
  now: '2026-02-02T09:00:00.000Z',
  employees: 240,
  secret: randomBytes(32).toString('base64url'),
}

/** Throws a RangeError that lists the known scenarios. */
export function createWorld(options: Partial<WorldBase> = {}, files?: FileStore): World {
  const base = { ...standardBase, ...options }
  return World.from(
    getInitialSnapshot(base, () => buildWorld(base).snapshot()),
    files,
  )
}

export function restoreWorld(
  { base, changes }: { base: WorldBase; changes: Iterable<Change> },
  files?: FileStore,
): World {
  const world = createWorld(base, files)
  world.replay(changes)
  return world
}

function buildWorld(base: WorldBase): World {
  const scenario = getOwnValue(scenarios, base.scenario)
  const knownNames = Object.keys(scenarios).join(', ')
  if (!scenario) throw new RangeError(`There is no scenario "${base.scenario}"; known: ${knownNames}`)
  const { secret, ...publicBase } = base
  const options = {
    ...publicBase,
    makeKey: (purpose: string, length?: number) => deriveSecretKey(secret, `seeded ${purpose}`, length),
  }
  return new World(base, translateWorld(scenario.build(options), options))
}
