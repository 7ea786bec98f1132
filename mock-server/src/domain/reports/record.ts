import { campaignStatus, type ReportRecord, type TrainingRecord } from '@heed/contracts'
import type { AssessmentRow, EmployeeRow, ReportRow, ResultRow, TrainingRow } from '@heed/fixtures'
import type { Steps } from '../../world/steps.ts'
import type { World } from '../../world/World.ts'
import { getParticipants } from '../assessments/results/participants.ts'
import { computeTally, getTally } from '../assessments/results/tally.ts'
import { getRecord, getRecordInSteps } from '../trainings/results/record.ts'

/** Returns null for instants later than the report. */
type InstantFilter = (instant: string | null) => string | null

export const selectReportPeople = (world: World, { companyId, listIds }: ReportRow): EmployeeRow[] =>
  listIds === 'all'
    ? world.getEmployeeTable(companyId).page({}).rows
    : listIds.length === 0
      ? []
      : world.getEmployeeTable(companyId).page({ listIds }).rows

export const selectReportLists = (world: World, { companyId, listIds }: ReportRow) =>
  listIds === 'all' ? world.listsByCompany.get(companyId) : listIds.flatMap((id) => world.lists.get(id) ?? [])

export function* createReportRecord(
  world: World,
  report: ReportRow,
  people: readonly EmployeeRow[],
  reportInstant: string,
): Steps<ReportRecord> {
  const hideLaterInstant: InstantFilter = (instant) =>
    instant !== null && instant <= reportInstant ? instant : null
  const isCurrent = reportInstant >= world.clock.instant
  const { campaigns } = world
  const trainings = campaigns.trainingsByCompany
    .get(report.companyId)
    .filter(createStartedFilter(hideLaterInstant))
    .sort((a, b) => (getFirstSend(a) < getFirstSend(b) ? -1 : 1))
  const assessments = campaigns.assessmentsByCompany
    .get(report.companyId)
    .filter(
      ({ status, isScorm, deliveryDate }) =>
        !isScorm && status !== campaignStatus.draft && hideLaterInstant(deliveryDate),
    )
    .sort((a, b) => ((a.deliveryDate ?? '') < (b.deliveryDate ?? '') ? -1 : 1))
  for (const training of trainings) yield* getRecordInSteps(world, training)
  for (const assessment of isCurrent ? assessments : []) {
    getTally(world, assessment)
    yield
  }
  const bouncedIds = new Set(
    trainings.flatMap((training) =>
      getRecord(world, training).bounces.flatMap(({ bounced, employeeId }) =>
        hideLaterInstant(bounced) ? employeeId : [],
      ),
    ),
  )
  return {
    people: people.map(({ id, lists }) => ({ employeeId: id, listIds: lists, bounced: bouncedIds.has(id) })),
    lists: selectReportLists(world, report).map(({ id, name }) => ({ id, name })),
    trainings: trainings.map((training) => ({
      name: training.name,
      record: isCurrent
        ? getRecord(world, training)
        : getTrainingRecordUntil(world, training, hideLaterInstant),
    })),
    assessments: assessments.map((assessment) => ({
      name: assessment.name,
      tally: isCurrent ? getTally(world, assessment) : computeTallyUntil(world, assessment, reportInstant),
    })),
  }
}

const createStartedFilter =
  (hideLaterInstant: InstantFilter) =>
  ({ isScorm, status, deliveries }: TrainingRow): boolean =>
    !isScorm &&
    status !== campaignStatus.draft &&
    deliveries.some(({ sent }) => hideLaterInstant(sent) !== null)

const getFirstSend = ({ deliveries }: TrainingRow): string => deliveries[0]?.send ?? ''

function getTrainingRecordUntil(
  world: World,
  training: TrainingRow,
  hideLaterInstant: InstantFilter,
): TrainingRecord {
  const deliveries = training.deliveries.map((delivery) => ({
    ...delivery,
    sent: hideLaterInstant(delivery.sent),
  }))
  const { people, lessons, bounces, ...record } = getRecord(world, { ...training, deliveries })
  return {
    ...record,
    people: people.map((person) => ({ ...person, started: hideLaterInstant(person.started) })),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      delivered: hideLaterInstant(lesson.delivered),
      viewed: hideLaterInstant(lesson.viewed),
      completed: hideLaterInstant(lesson.completed),
    })),
  }
}

function computeTallyUntil(world: World, assessment: AssessmentRow, reportInstant: string) {
  const cutResult = (result: ResultRow): ResultRow => ({
    ...result,
    started: result.started !== null && result.started <= reportInstant ? result.started : null,
    completed: result.completed !== null && result.completed <= reportInstant ? result.completed : null,
    answers: result.answers.filter((answer) => answer.at <= reportInstant),
  })
  return computeTally(
    assessment,
    getParticipants(world, assessment).map(({ result, person }) => ({ person, result: cutResult(result) })),
  )
}
