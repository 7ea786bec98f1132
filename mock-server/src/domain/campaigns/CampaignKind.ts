import type { AssessmentRow, CompanyRow, EmployeeRow, TrainingRow } from '@heed/fixtures'
import type { Caller } from '../../calls/handler.ts'
import type { Collection } from '../../store/Collection.ts'
import type { World } from '../../world/World.ts'

export interface CampaignContext {
  world: World
  company: CompanyRow
  caller: Caller
  origin: string
}

export type CampaignRow = TrainingRow | AssessmentRow

type SortKey<T> = (item: T) => string | number | null

export interface CampaignRowMethods<Row extends CampaignRow> {
  notFoundMessage: string
  rows(world: World): Collection<Row>
  companyRows(world: World, companyId: number): readonly Row[]
  /** The first field gives the default order: latest changes first. */
  sortKeys: Readonly<Record<string, SortKey<Row>>>
  listIds(row: Row): readonly number[]
}

export interface CampaignChangeMethods<Row extends CampaignRow> extends CampaignRowMethods<Row> {
  getRefusal(context: CampaignContext, row: Row, action: 'delete' | 'stop' | 'remind'): string | null
  deactivate(world: World, row: Row): void
  remove(world: World, row: Row): void
}

export interface CampaignPeopleMethods<Row extends CampaignRow, Person> {
  employee(person: Person): EmployeeRow
  listName(world: World, row: Row, person: Person): string | null
  /** Undefined for unknown fields; rows are then ordered by ID. */
  personKey(world: World, row: Row, field: string): SortKey<Person> | undefined
  /** Path of the employee's own page for this campaign. */
  link(world: World, row: Row, person: Person): string
  getBounceCampaign(row: Row): { training: TrainingRow } | { assessment: AssessmentRow }
}

export interface CampaignReminderMethods<Row extends CampaignRow, Person> {
  getRefusal(context: CampaignContext, row: Row, action: 'remind'): string | null
  employee(person: Person): EmployeeRow
  reminderChannels(row: Row): number
  remind(world: World, row: Row, people: readonly Person[]): void
}

/** Differences between trainings and assessments, for the functions in this folder. */
export interface CampaignKind<Row extends CampaignRow, Person, Listed extends Person>
  extends CampaignChangeMethods<Row>,
    CampaignPeopleMethods<Row, Listed> {
  employee(person: Person): EmployeeRow
  reminderChannels(row: Row): number
  remind(world: World, row: Row, people: readonly Person[]): void
}
