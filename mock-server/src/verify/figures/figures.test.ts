/** @module-tag property */
import { limitRuns } from '@heed/contracts/test/runs'
import { type CompanyKind, companyIds, getManagerEmail, scenarios } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { dayMs } from '../../world/Clock.ts'
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

const createFigureContext = (world: World, kind: CompanyKind = 'direct'): FigureContext => ({
  world,
  companyId: companyIds[kind],
  admin: getManagerEmail('admin', kind),
  findings: new Findings(),
})

async function collectFindings(world: World, kind?: CompanyKind): Promise<string[]> {
  const asked = createFigureContext(world, kind)
  await checkTrainings(asked)
  await checkAssessments(asked)
  checkDashboard(asked)
  checkEmails(asked)
  await checkReports(asked)
  return asked.findings.problems
}

/** Timeout for busy machines, ms: every test makes hundreds of calls. */
const timeoutMs = 120_000

const companiesThatTrain = ['direct', 'partner', 'anonymous'] as const
/** The scenario with every kind of company and campaign. */
const fullestScenario = 'default'
const testTitle = 'as %s begins, every two places that show a figure of the %s company agree'
const listStartCases = (chosen: readonly string[]) =>
  chosen.flatMap((scenario) => companiesThatTrain.map((kind) => [scenario, kind] as const))

const expectFiguresToAgree = async (scenario: string, kind: CompanyKind) => {
  const world = createWorld({ scenario, employees: 40 })
  const asked = createFigureContext(world, kind)
  await checkDocuments(asked)
  // Within a week, a lesson, its reminder and an assessment's reminder are sent.
  advanceTime(world, world.clock.now + 7 * dayMs)
  checkEmails(asked)
  expect(asked.findings.problems).toEqual([])
  expect(await collectFindings(createWorld({ scenario, employees: 40 }), kind)).toEqual([])
}

test.each(listStartCases([fullestScenario]))(testTitle, { timeout: timeoutMs }, expectFiguresToAgree)

test.each(listStartCases(Object.keys(scenarios).filter((scenario) => scenario !== fullestScenario)))(
  testTitle,
  { tags: 'slow', timeout: timeoutMs },
  expectFiguresToAgree,
)

test.each(Object.keys(scenarios))(
  'the public summary matches the assessments at the start of %s',
  (scenario) => {
    const world = createWorld({ scenario, employees: 40 })
    const companies = companiesThatTrain.map((kind) => createFigureContext(world, kind))
    checkSummary(companies)
    expect(companies.flatMap(({ findings }) => findings.problems)).toEqual([])
  },
)

test.each([1, 2, 3])(
  'figures agree with seed %i, even if employees answer right after a report',
  async (seed) => {
    const world = createWorld({ seed, employees: 40 })
    // Tomorrow's reminder makes people continue with the active assessment.
    advanceTime(world, world.clock.now + 1.1 * dayMs)
    const { sittings, assessmentsByCompany } = world.campaigns
    const own = new Set(assessmentsByCompany.get(companyIds.direct).map(({ id }) => id))
    const answers = [...sittings.values()].flatMap((sitting) =>
      own.has(sitting.assessmentId) ? sitting.answers.slice(1) : [],
    )
    const [first = ''] = answers.map(({ at }) => at).toSorted()
    // A report runs for half a minute.
    advanceTime(world, Date.parse(first) - 45_000)
    expect(await collectFindings(world)).toEqual([])
  },
  timeoutMs,
)

/** Each line is one change, so that differences show their row. */
const serializeChanges = (world: World) =>
  [...world.snapshot().changes()].map((change) => JSON.stringify(change))

/** Returns only the first differences: a full diff would need too much memory. */
const findDifferences = (one: readonly string[], other: readonly string[]) => {
  const [here, there] = [new Set(one), new Set(other)]
  return [...one.filter((line) => !there.has(line)), ...other.filter((line) => !here.has(line))].slice(0, 4)
}

/** Trainings shared by links send no email. */
const sharedTraining: CompanyHistory = {
  ...{ scenario: 'default', seed: 0, employees: 1 },
  steps: [
    {
      ...{ what: 'train', subjects: [101], scheduleType: 2, frequency: 'W1' },
      ...{ channel: 1, after: 1, reminded: false },
    },
  ],
}

/** New list members aren't added to a completed training that reached no one. */
const lateJoiner: CompanyHistory = {
  ...{ scenario: 'default', seed: 2678, employees: 1 },
  steps: [{ what: 'join', pick: 4 }],
}

/** Planned and manual reminders are sent before everyone starts again. */
const restartedAssessment: CompanyHistory = {
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
        for (const step of steps) runStep(createFigureContext(world), step)
        expect(await collectFindings(world)).toEqual([])
      }),
      { numRuns: limitRuns(12), examples: [[sharedTraining], [lateJoiner], [restartedAssessment]] },
    )
  },
  timeoutMs,
)

test(
  'passing a month in any steps gives the same world',
  () => {
    const cuts = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(companyHistories, cuts, ({ steps, ...base }, days) => {
        const world = createWorld(base)
        for (const step of steps) runStep(createFigureContext(world), step)
        const snapshot = world.snapshot()
        const after = (stops: readonly number[]) => {
          const other = World.from(snapshot)
          for (const stop of stops) advanceTime(other, world.clock.now + Math.round(stop * dayMs))
          return serializeChanges(other)
        }
        const month = after([30])
        const daily = Array.from({ length: 30 }, (_, at) => at + 1)
        expect(findDifferences(after(daily), month)).toEqual([])
        expect(findDifferences(after([...days.toSorted((one, other) => one - other), 30]), month)).toEqual([])
      }),
      { numRuns: limitRuns(6) },
    )
  },
  timeoutMs,
)
