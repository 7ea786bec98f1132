import {
  type AccountRow,
  type AssessmentRow,
  type CompanyRow,
  type EmployeeRow,
  type LessonRow,
  type ListRow,
  type MembershipRow,
  type NotificationRow,
  type PersonRow,
  type ResultRow,
  type ScenarioOptions,
  type Seeded,
  scenarios,
  type TrainingRow,
} from '@heed/fixtures'
import { Clock } from './Clock.ts'
import { type Change, Collection, type RowId, type RowIndex } from './Collection.ts'
import { type EmployeeTable, EmployeeTables } from './EmployeeTable.ts'
import { Groups } from './Groups.ts'
import { Random } from './Random.ts'
import type { EmailTokenRow, MailRow, MetaRow, SessionRow } from './rows.ts'

/** How a world began: enough to make the same one again. */
export interface WorldBase extends ScenarioOptions {
  scenario: string
}

/** Collections whose new rows take the next number as their id. */
type Numbered = 'companies' | 'memberships' | 'lists' | 'employees' | 'mails'

const highest = (rows: Iterable<{ id: number }>): number => {
  let most = 0
  for (const { id } of rows) if (id > most) most = id
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
  readonly trainings: Collection<TrainingRow>
  readonly lessons: Collection<LessonRow>
  readonly assessments: Collection<AssessmentRow>
  readonly results: Collection<ResultRow>
  readonly notifications: Collection<NotificationRow>
  readonly sessions: Collection<SessionRow>
  readonly emailTokens: Collection<EmailTokenRow>
  readonly mails: Collection<MailRow>
  readonly meta: Collection<MetaRow>

  readonly peopleByEmail = new Groups<PersonRow>(({ email }) => email)
  readonly membershipsOfCompany = new Groups<MembershipRow>(({ companyId }) => companyId)
  readonly membershipsOfPerson = new Groups<MembershipRow>(({ personId }) => personId)
  readonly listsOfCompany = new Groups<ListRow>(({ companyId }) => companyId)
  readonly trainingsOfCompany = new Groups<TrainingRow>(({ companyId }) => companyId)
  readonly assessmentsOfCompany = new Groups<AssessmentRow>(({ companyId }) => companyId)
  readonly lessonsOfTraining = new Groups<LessonRow>(({ trainingId }) => trainingId)
  readonly lessonsOfEmployee = new Groups<LessonRow>(({ employeeId }) => employeeId)
  readonly resultsOfAssessment = new Groups<ResultRow>(({ assessmentId }) => assessmentId)
  readonly resultsOfEmployee = new Groups<ResultRow>(({ employeeId }) => employeeId)
  readonly #tables = new EmployeeTables()

  #changes: Change[] = []
  readonly #collections = new Map<string, Collection<object>>()
  readonly #counters: Record<Numbered, number>

  constructor(base: WorldBase, seeded: Seeded) {
    this.base = base
    this.clock = new Clock(Date.parse(base.now))
    this.random = new Random(base.seed)
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
    this.trainings = this.#collect('trainings', seeded.trainings, this.trainingsOfCompany)
    this.lessons = this.#collect('lessons', seeded.lessons, this.lessonsOfTraining, this.lessonsOfEmployee)
    this.assessments = this.#collect('assessments', seeded.assessments, this.assessmentsOfCompany)
    this.results = this.#collect('results', seeded.results, this.resultsOfAssessment, this.resultsOfEmployee)
    this.notifications = this.#collect('notifications', seeded.notifications)
    this.sessions = this.#collect<SessionRow>('sessions', [])
    this.emailTokens = this.#collect<EmailTokenRow>('emailTokens', [])
    this.mails = this.#collect<MailRow>('mails', [])
    this.#counters = {
      companies: highest(this.companies.values()),
      memberships: highest(this.memberships.values()),
      lists: highest(this.lists.values()),
      employees: firstLateEmployee - 1,
      mails: 0,
    }
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
  nextId(collection: Numbered): number {
    this.#counters[collection]++
    return this.#counters[collection]
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
      ...Object.entries(this.#counters).map(([name, value]) => ({ id: `highest.${name}`, value })),
    ]
  }

  #writeMeta(): void {
    for (const row of this.#metaRows()) if (this.meta.get(row.id)?.value !== row.value) this.meta.put(row)
  }

  #readMeta(): void {
    this.clock.to(this.meta.get('now')?.value ?? this.clock.now)
    this.random.restore(this.meta.get('random')?.value ?? this.random.state)
    for (const name of Object.keys(this.#counters) as Numbered[]) {
      this.#counters[name] = this.meta.get(`highest.${name}`)?.value ?? this.#counters[name]
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
