/** @module-tag property */
import { computeScoreDistribution } from '@heed/contracts'
import { questions } from '@heed/contracts/rules/scores/testRecord'
import { limitRuns } from '@heed/contracts/test/runs'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { assessmentServer, type EarnedScores, makeTally } from './testing/assessmentServer.ts'
import { renderAssessment } from './testing/renderAssessment.tsx'
import {
  expectArea,
  expectAreas,
  expectEmployees,
  expectOverview,
  expectScenarios,
  goTo,
} from './testing/shownFigures.ts'

type GeneratedResults = { people: EarnedScores[]; lists: number; bounced?: number }

/** Scores around every band limit, both whole numbers and halves. */
const boundaryScores = [
  0, 24, 24.4, 24.5, 25, 49, 49.4, 49.5, 50, 74, 74.5, 75, 89, 89.4, 89.5, 90, 99.5, 100,
]
const percent = fc.option(fc.oneof(fc.constantFrom(...boundaryScores), fc.integer({ min: 0, max: 100 })), {
  nil: undefined,
})
const results: fc.Arbitrary<GeneratedResults> = fc.record({
  people: fc.array(
    fc.record({
      listIds: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }),
      earned: fc.tuple(...questions.map(() => percent)),
      started: fc.boolean(),
    }),
    { maxLength: 25 },
  ),
  lists: fc.integer({ min: 1, max: 8 }),
})

/** `count` employees spread over `lists` lists. */
const makeResults = (
  count: number,
  lists: number,
  earned: (at: number) => number | undefined,
): GeneratedResults => ({
  people: Array.from({ length: count }, (_, at) => ({
    listIds: [(at % lists) + 1],
    earned: questions.map(() => earned(at)),
  })),
  lists,
})
const boundaryResults = makeResults(boundaryScores.length, 2, (at) => boundaryScores[at])
const known: [string, GeneratedResults][] = [
  ['no one is invited', makeResults(0, 1, () => undefined)],
  ["the only employee hasn't started", makeResults(1, 1, () => undefined)],
  ['the only employee has a borderline score', makeResults(1, 1, () => 49.5)],
  ['every email bounced', { ...makeResults(12, 3, () => undefined), bounced: 12 }],
  ['everyone scores 0', makeResults(7, 3, () => 0)],
  ['everyone scores 100', makeResults(7, 3, () => 100)],
  ['all scores are equal and the lists rotate the heatmap', makeResults(6, 4, () => 50)],
  ['every borderline score occurs', boundaryResults],
  ['eight lists need a second page', makeResults(24, 8, (at) => boundaryScores[at % boundaryScores.length])],
]

/** Compares every figure on all pages with results from the shared rules. */
async function expectAllFigures({ people, lists, bounced = 0 }: GeneratedResults): Promise<void> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  const files = recordSavedFiles()
  const usersCsv = async () => {
    fireEvent.click(screen.getByText('Export'))
    await waitFor(() => expect(files).toHaveLength(1))
    return files[0]?.text() ?? ''
  }
  const tally = makeTally(people)
  const server = assessmentServer({ tally, lists, own: { bouncedEmails: bounced } })
  try {
    await renderAssessment({ server })
    await expectOverview(tally, lists)
    expect(screen.queryByText(`${bounced} bounced emails`) !== null).toBe(bounced > 0)
    await goTo('threatAreas/')
    await expectAreas(tally)
    await goTo('threatAreas/Phishing/')
    await expectArea(tally, 'Phishing')
    await goTo('scenarios/')
    await expectScenarios(tally)
    await goTo('employees/')
    await expectEmployees(tally, usersCsv)
  } finally {
    cleanup()
  }
}

test.each(known)('every figure on screen and in the file matches the shared rules when %s', (_, drawn) =>
  expectAllFigures(drawn),
)

test('every figure matches the shared rules for any answers', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  await fc.assert(fc.asyncProperty(results, expectAllFigures), { numRuns: limitRuns(20), endOnFailure: true })
})

const names: Record<number, string> = {
  0: 'Very risky',
  25: 'Risky',
  50: 'Fair',
  75: 'Very good',
  90: 'Excellent',
}

test('each score band opens exactly the employees it counts, including at its limits', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  const tally = makeTally(boundaryResults.people)
  await renderAssessment({ server: assessmentServer({ tally }) })
  for (const { from, value } of computeScoreDistribution(tally)) {
    fireEvent.click(await screen.findByLabelText(new RegExp(`^${names[from]} .*, ${value} employees?$`)))
    const dialog = within(await screen.findByRole('dialog', { name: 'View Employees' }))
    expect(await dialog.findAllByText(/^Person \d+$/)).toHaveLength(value)
    fireEvent.click(dialog.getAllByLabelText('Close')[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
