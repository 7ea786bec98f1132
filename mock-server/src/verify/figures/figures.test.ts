/** @module-tag property */
import { runs } from '@heed/contracts/test/runs'
import { type CompanyKind, companyIds, managerEmail, scenarios } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passTime } from '../../simulation/passTime.ts'
import { day } from '../../world/Clock.ts'
import { createWorld, World } from '../../world/World.ts'
import type { FigureContext } from './asking.ts'
import { checkAssessments } from './assessmentFindings.ts'
import { type CompanyHistory, companyHistories, runStep } from './companyHistories.ts'
import { checkDashboard } from './dashboardFindings.ts'
import { checkDocuments, checkSummary } from './documentFindings.ts'
import { checkEmails } from './emailFindings.ts'
import { Findings } from './Findings.ts'
import { checkReports } from './reportFindings.ts'
import { checkTrainings } from './trainingFindings.ts'

const asking = (world: World, kind: CompanyKind = 'direct'): FigureContext => ({
  world,
  companyId: companyIds[kind],
  admin: managerEmail('admin', kind),
  findings: new Findings(),
})

async function collectFindings(world: World, kind?: CompanyKind): Promise<string[]> {
  const asked = asking(world, kind)
  await checkTrainings(asked)
  await checkAssessments(asked)
  checkDashboard(asked)
  checkEmails(asked)
  await checkReports(asked)
  return asked.findings.problems
}

/** Timeout for busy machines, ms: every test makes hundreds of calls. */
const patience = 120_000

const companiesThatTrain = ['direct', 'partner', 'anonymous'] as const
/** The scenario with every kind of company and campaign. */
const fullest = 'default'
const agreeing = 'as %s begins, every two places that show a figure of the %s company agree'
const listBeginnings = (chosen: readonly string[]) =>
  chosen.flatMap((scenario) => companiesThatTrain.map((kind) => [scenario, kind] as const))

const everyTwoAgree = async (scenario: string, kind: CompanyKind) => {
  const world = createWorld({ scenario, employees: 40 })
  const asked = asking(world, kind)
  await checkDocuments(asked)
  // Within a week, a lesson, its reminder and an assessment's reminder are sent.
  passTime(world, world.clock.now + 7 * day)
  checkEmails(asked)
  expect(asked.findings.problems).toEqual([])
  expect(await collectFindings(createWorld({ scenario, employees: 40 }), kind)).toEqual([])
}

test.each(listBeginnings([fullest]))(agreeing, { timeout: patience }, everyTwoAgree)

test.each(listBeginnings(Object.keys(scenarios).filter((scenario) => scenario !== fullest)))(
  agreeing,
  { tags: 'slow', timeout: patience },
  everyTwoAgree,
)

test.each(Object.keys(scenarios))(
  'the public summary matches the assessments at the start of %s',
  (scenario) => {
    const world = createWorld({ scenario, employees: 40 })
    const companies = companiesThatTrain.map((kind) => asking(world, kind))
    checkSummary(companies)
    expect(companies.flatMap(({ findings }) => findings.problems)).toEqual([])
  },
)

test.each([1, 2, 3])(
  'figures agree with seed %i, even if employees answer right after a report',
  async (seed) => {
    const world = createWorld({ seed, employees: 40 })
    // Tomorrow's reminder makes people continue with the active assessment.
    passTime(world, world.clock.now + 1.1 * day)
    const { sittings, assessmentsOfCompany } = world.campaigns
    const own = new Set(assessmentsOfCompany.get(companyIds.direct).map(({ id }) => id))
    const answers = [...sittings.values()].flatMap((sitting) =>
      own.has(sitting.assessmentId) ? sitting.answers.slice(1) : [],
    )
    const [first = ''] = answers.map(({ at }) => at).toSorted()
    // A report runs for half a minute.
    passTime(world, Date.parse(first) - 45_000)
    expect(await collectFindings(world)).toEqual([])
  },
  patience,
)

/** Each line is one change, so that differences show their row. */
const serializeChanges = (world: World) =>
  [...world.snapshot().changes()].map((change) => JSON.stringify(change))

/** Returns only the first differences: a full diff would need too much memory. */
const differing = (one: readonly string[], other: readonly string[]) => {
  const [here, there] = [new Set(one), new Set(other)]
  return [...one.filter((line) => !there.has(line)), ...other.filter((line) => !here.has(line))].slice(0, 4)
}

/** Trainings shared by links send no email. */
const handedOut: CompanyHistory = {
  ...{ scenario: 'default', seed: 0, employees: 1 },
  steps: [
    {
      ...{ what: 'train', subjects: [101], scheduleType: 2, frequency: 'W1' },
      ...{ channel: 1, after: 1, reminded: false },
    },
  ],
}

/** New list members aren't added to a completed training that reached no one. */
const joinedLate: CompanyHistory = {
  ...{ scenario: 'default', seed: 2678, employees: 1 },
  steps: [{ what: 'join', pick: 4 }],
}

/** Planned and manual reminders are sent before everyone starts again. */
const askedAnew: CompanyHistory = {
  ...{ scenario: 'default', seed: 0, employees: 12 },
  steps: [
    { what: 'wait', days: 2 },
    { what: 'nudge', pick: 0 },
    { what: 'wait', days: 1 },
    { what: 'again', pick: 0 },
    { what: 'wait', days: 9 },
    { what: 'nudge', pick: 0 },
  ],
}

test(
  'figures agree everywhere and are within bounds, whatever happens in a company',
  async () => {
    await fc.assert(
      fc.asyncProperty(companyHistories, async ({ steps, ...base }) => {
        const world = createWorld(base)
        for (const step of steps) runStep(asking(world), step)
        expect(await collectFindings(world)).toEqual([])
      }),
      { numRuns: runs(12), examples: [[handedOut], [joinedLate], [askedAnew]] },
    )
  },
  patience,
)

test(
  'passing a month in any steps gives the same world',
  () => {
    const cuts = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(companyHistories, cuts, ({ steps, ...base }, days) => {
        const world = createWorld(base)
        for (const step of steps) runStep(asking(world), step)
        const snapshot = world.snapshot()
        const after = (stops: readonly number[]) => {
          const other = World.from(snapshot)
          for (const stop of stops) passTime(other, world.clock.now + Math.round(stop * day))
          return serializeChanges(other)
        }
        const month = after([30])
        const daily = Array.from({ length: 30 }, (_, at) => at + 1)
        expect(differing(after(daily), month)).toEqual([])
        expect(differing(after([...days.toSorted((one, other) => one - other), 30]), month)).toEqual([])
      }),
      { numRuns: runs(6) },
    )
  },
  patience,
)
