import { campaignStatus } from '@heed/contracts'
import { type LessonRow, type ResultRow, type SeededRows, scenarios } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { enrolEmployee } from '../domain/trainings/delivery/enrolment.ts'
import { day } from '../world/Clock.ts'
import { standardBase, World } from '../world/World.ts'
import { passTime } from './passTime.ts'

const base = { ...standardBase, employees: 120 }
const seeds = Array.from({ length: 20 }, (_, at) => at + 1)
/** Further back than the start of any scenario's campaign. */
const past = 400 * day

/** Drops IDs, because they depend on the order of events. */
const withoutId = ({ id: _id, ...lesson }: LessonRow) => JSON.stringify(lesson)
const answered = ({ id: _id, ...result }: ResultRow) => JSON.stringify(result)

/** Returns the seeded world before anything was sent; the lists determine the recipients of campaigns. */
function unlived(seeded: SeededRows, scenario: string, seed: number): World {
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
  const now = new Date(Date.parse(base.now) - past).toISOString()
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
  for (const training of trainings) enrolEmployee(world, training)
  return world
}

function buildSeeded(scenario: string, seed: number, employees: number): SeededRows {
  const built = scenarios[scenario]?.build({ ...base, seed, employees, makeKey: String })
  if (!built) throw new Error(`no ${scenario}`)
  return built
}

const others = [
  ...Object.keys(scenarios).flatMap((scenario) => (scenario === 'default' ? [] : [[scenario, 1] as const])),
  ...seeds.slice(1).map((seed) => ['default', seed] as const),
]
const areLived = 'the campaigns of %s, seed %i, are what the clock makes of them'

test.each([['default', 1] as const])(areLived, (scenario, seed) => holdLived(scenario, seed))

test.each(others)(areLived, { tags: 'slow', timeout: 60_000 }, (scenario, seed) => holdLived(scenario, seed))

test(
  "the seeded campaigns of a large company's pilot match what the clock produces",
  { tags: 'slow', timeout: 60_000 },
  () => holdLived('large', 1, 1300),
)

function holdLived(scenario: string, seed: number, employees = base.employees): void {
  const seeded = buildSeeded(scenario, seed, employees)
  const world = unlived(seeded, scenario, seed)
  passTime(world, Date.parse(base.now))
  const { trainings, lessons, assessments, results, lessonVisits, sittings } = world.campaigns
  const inOrder = (texts: string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1))
  expect(inOrder([...lessons.values()].map(withoutId))).toEqual(inOrder(seeded.lessons.map(withoutId)))
  expect(inOrder([...results.values()].map(answered))).toEqual(inOrder(seeded.results.map(answered)))
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
