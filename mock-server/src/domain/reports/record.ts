import { campaignStatus, type ReportRecord, type TrainingRecord } from '@heed/contracts'
import type { AssessmentRow, EmployeeRow, ReportRow, ResultRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { getParticipants } from '../assessments/results/participants.ts'
import { computeTally, getTally } from '../assessments/results/tally.ts'
import { getRecord } from '../trainings/results/record.ts'

/** Returns null for instants later than the report. */
type By = (instant: string | null) => string | null

export const selectReportPeople = (world: World, { companyId, listIds }: ReportRow): EmployeeRow[] =>
  listIds === 'all'
    ? world.employeesOf(companyId).page({}).rows
    : listIds.length === 0
      ? []
      : world.employeesOf(companyId).page({ listIds }).rows

export const selectReportLists = (world: World, { companyId, listIds }: ReportRow) =>
  listIds === 'all' ? world.listsOfCompany.of(companyId) : listIds.flatMap((id) => world.lists.get(id) ?? [])

export function reportRecord(
  world: World,
  report: ReportRow,
  people: readonly EmployeeRow[],
  at: string,
): ReportRecord {
  const by: By = (instant) => (instant !== null && instant <= at ? instant : null)
  const isNow = at >= world.clock.instant
  const { campaigns } = world
  const trainings = campaigns.trainingsOfCompany
    .of(report.companyId)
    .filter(hasBegun(by))
    .sort((one, other) => (firstSend(one) < firstSend(other) ? -1 : 1))
  const assessments = campaigns.assessmentsOfCompany
    .of(report.companyId)
    .filter(
      ({ status, isScorm, deliveryDate }) => !isScorm && status !== campaignStatus.draft && by(deliveryDate),
    )
    .sort((one, other) => ((one.deliveryDate ?? '') < (other.deliveryDate ?? '') ? -1 : 1))
  const bounced = new Set(
    trainings.flatMap((training) =>
      getRecord(world, training).bounces.flatMap(({ bounced, employeeId }) =>
        by(bounced) ? employeeId : [],
      ),
    ),
  )
  return {
    people: people.map(({ id, lists }) => ({ employeeId: id, listIds: lists, bounced: bounced.has(id) })),
    lists: selectReportLists(world, report).map(({ id, name }) => ({ id, name })),
    trainings: trainings.map((training) => ({
      name: training.name,
      record: isNow ? getRecord(world, training) : trainingUntil(world, training, by),
    })),
    assessments: assessments.map((one) => ({
      name: one.name,
      tally: isNow ? getTally(world, one) : tallyUntil(world, one, at),
    })),
  }
}

const hasBegun =
  (by: By) =>
  ({ isScorm, status, deliveries }: TrainingRow): boolean =>
    !isScorm && status !== campaignStatus.draft && deliveries.some(({ sent }) => by(sent) !== null)

const firstSend = ({ deliveries }: TrainingRow): string => deliveries[0]?.send ?? ''

function trainingUntil(world: World, training: TrainingRow, by: By): TrainingRecord {
  const deliveries = training.deliveries.map((delivery) => ({ ...delivery, sent: by(delivery.sent) }))
  const { people, lessons, bounces, ...record } = getRecord(world, { ...training, deliveries })
  return {
    ...record,
    people: people.map((person) => ({ ...person, started: by(person.started) })),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      delivered: by(lesson.delivered),
      viewed: by(lesson.viewed),
      completed: by(lesson.completed),
    })),
  }
}

function tallyUntil(world: World, assessment: AssessmentRow, at: string) {
  const until = (result: ResultRow): ResultRow => ({
    ...result,
    started: result.started !== null && result.started <= at ? result.started : null,
    completed: result.completed !== null && result.completed <= at ? result.completed : null,
    answers: result.answers.filter((answer) => answer.at <= at),
  })
  return computeTally(
    assessment,
    getParticipants(world, assessment).map(({ result, person }) => ({ person, result: until(result) })),
  )
}
