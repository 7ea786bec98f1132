import { campaignStatus } from '@heed/contracts'
import { type LessonRow, type ResultRow, type SeededRows, scenarios } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { enrolEmployees } from '../domain/trainings/delivery/enrolment.ts'
import { dayMs } from '../world/Clock.ts'
import { complete } from '../world/steps.ts'
import { standardBase, World } from '../world/World.ts'
import { advanceTime } from './advanceTime.ts'

const base = { ...standardBase, employees: 120 }
const seeds = Array.from({ length: 20 }, (_, at) => at + 1)
/** Further back than the start of any scenario's campaign. */
const pastMs = 400 * dayMs

/** Drops IDs, because they depend on the order of events. */
const serializeLesson = ({ id: _id, ...lesson }: LessonRow) => JSON.stringify(lesson)
const serializeResult = ({ id: _id, ...result }: ResultRow) => JSON.stringify(result)

/** Returns the seeded world before anything was sent; the lists determine the recipients of campaigns. */
function createUnsentWorld(seeded: SeededRows, scenario: string, seed: number): World {
  const { draft, scheduled } = campaignStatus
  const trainings = seeded.trainings.map((training) => ({
    ...training,
    status: training.status === draft || training.isScorm ? training.status : scheduled,
    deliveries: training.deliveries.map((delivery) => ({
      ...delivery,
      sent: null,
      reminders: delivery.reminders.map((reminder) => ({ ...reminder, sent: null })),
    })),
  }))
  const assessments = seeded.assessments.map((assessment) => ({
    ...assessment,
    status: assessment.status === draft || assessment.isScorm ? assessment.status : scheduled,
    reminders: assessment.reminders.map((reminder) => ({ ...reminder, sent: null, sentTo: 0 })),
  }))
  const now = new Date(Date.parse(base.now) - pastMs).toISOString()
  const world = new World(
    { ...base, scenario, seed, now },
    {
      ...seeded,
      // Prevents all other events.
      companies: seeded.companies.map((company) => ({ ...company, validTo: null })),
      ...{ reports: [], executions: [], syncs: [], integrations: [] },
      ...{ trainings, assessments, lessons: [], lessonVisits: [], results: [], sittings: [] },
    },
  )
  for (const training of trainings) complete(enrolEmployees(world, training))
  return world
}

function buildSeededRows(scenario: string, seed: number, employees: number): SeededRows {
  const built = scenarios[scenario]?.build({ ...base, seed, employees, makeKey: String })
  if (!built) throw new Error(`no ${scenario}`)
  return built
}

const otherCases = [
  ...Object.keys(scenarios).flatMap((scenario) => (scenario === 'default' ? [] : [[scenario, 1] as const])),
  ...seeds.slice(1).map((seed) => ['default', seed] as const),
]
const testTitle = 'the campaigns of %s, seed %i, are what the clock makes of them'

test.each([['default', 1] as const])(testTitle, (scenario, seed) => expectSimulatedRows(scenario, seed))

test.each(otherCases)(testTitle, { tags: 'slow', timeout: 60_000 }, (scenario, seed) =>
  expectSimulatedRows(scenario, seed),
)

test(
  "the seeded campaigns of a large company's pilot match what the clock produces",
  { tags: 'slow', timeout: 60_000 },
  () => expectSimulatedRows('large', 1, 1300),
)

function expectSimulatedRows(scenario: string, seed: number, employees = base.employees): void {
  const seeded = buildSeededRows(scenario, seed, employees)
  const world = createUnsentWorld(seeded, scenario, seed)
  advanceTime(world, Date.parse(base.now))
  const { trainings, lessons, assessments, results, lessonVisits, sittings } = world.campaigns
  const inOrder = (texts: string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1))
  expect(inOrder([...lessons.values()].map(serializeLesson))).toEqual(
    inOrder(seeded.lessons.map(serializeLesson)),
  )
  expect(inOrder([...results.values()].map(serializeResult))).toEqual(
    inOrder(seeded.results.map(serializeResult)),
  )
  expect([...trainings.values()]).toEqual(seeded.trainings)
  expect(
    [...assessments.values()].map(({ reminders, ...one }) => ({
      ...one,
      reminders: reminders.toSorted((some, other) => (some.send < other.send ? -1 : 1)),
    })),
  ).toEqual(seeded.assessments)
  expect([...world.employees.values()]).toEqual([...seeded.employees])
  expect([lessonVisits.size, sittings.size]).toEqual([seeded.lessonVisits.length, seeded.sittings.length])
}
