import {
  assessmentListRows,
  assessmentTotals,
  listThreatAreaScores,
  riskInsights,
  scenarioRows,
  scoreDistribution,
  threatAreaDetail,
  threatAreaRows,
} from '@heed/contracts'
import { questions } from '@heed/contracts/rules/scores/testRecord'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { scoreBand } from '../../../ui/score.ts'
import { assessmentServer, listsOf, tallyOf } from './testing/assessmentServer.ts'
import { renderAssessment } from './testing/renderAssessment.tsx'

const words = {
  none: 'No score yet',
  veryRisky: 'Very risky',
  risky: 'Risky',
  fair: 'Fair',
  veryGood: 'Very good',
  excellent: 'Excellent',
}
const inCell = (score: number | null): string =>
  `${score === null ? '' : `${score}%`}${words[scoreBand(score)]}`

const percent = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })
const results = fc.record({
  people: fc.array(
    fc.record({
      listIds: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
      earned: fc.tuple(...questions.map(() => percent)),
      started: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  ),
  lists: fc.integer({ min: 1, max: 5 }),
})

const region = (name: string) => screen.findByRole('region', { name })
/** A table once its rows have come. */
const tableOf = async (name: string, role = 'table') => {
  await waitFor(() => expect(screen.getByRole(role, { name }).ariaBusy).not.toBe('true'))
  return screen.getByRole(role, { name })
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))

/** Whatever people answer, each figure of the page is the one of the rule that the platform shares. */
test('no figure on screen differs from the shared rule', { timeout: 120_000 }, async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  await fc.assert(
    fc.asyncProperty(results, async ({ people, lists }) => {
      const tally = tallyOf(people)
      const named = listsOf(lists)
      const server = () => assessmentServer({ tally, lists })
      const totals = assessmentTotals(tally)
      try {
        await renderAssessment({ server: server() })
        const score = (await region('Resilience score')).textContent ?? ''
        const { resilienceScore } = totals
        expect(score).toContain(words[scoreBand(resilienceScore)])
        if (resilienceScore !== null) expect(score).toContain(`${resilienceScore}%`)
        const attendance = (await region('Attendance')).textContent ?? ''
        expect(attendance).toContain(`${totals.attendance}%`)
        expect(attendance).toContain(`${totals.usersStarted} of ${totals.usersTotal} employee`)
        const shares = scoreDistribution(tally)
        const distribution = await region('Score distribution')
        if (shares.length > 0) {
          const picture = await within(distribution).findByRole('img')
          for (const { from, employeePercent, value } of shares) {
            const share = employeePercent.toFixed(1).replace(/\.0$/, '(?:\\.0)?')
            expect(picture.getAttribute('aria-label')).toMatch(
              new RegExp(`${words[scoreBand(from)]} ${share}%, ${value} (person|people)`),
            )
          }
        }
        const insights = riskInsights(tally, named)
        const told = await region('Risk insights')
        for (const { context } of insights) {
          expect(await within(told).findByText(context.name)).toBeTruthy()
          expect(told.textContent).toContain(`${context.averageScore}%`)
          expect(told.textContent).toContain(`${context.employeesPercentage}% of those who answered`)
        }
        if (insights.length === 0) expect(await within(told).findByText('No insights yet')).toBeTruthy()
        if (shares.length > 0) await expectHeat(tally, named)
        cleanup()

        await renderAssessment({ server: server(), at: '/assessment/7/view/threatAreas/' })
        const areas = await tableOf('Threat areas')
        expect(rowsOf(areas).map(([name, , , average]) => [name, average])).toEqual(
          threatAreaRows(tally).map(({ area, averageScore }) => [area, inCell(averageScore)]),
        )
        cleanup()

        await renderAssessment({ server: server(), at: '/assessment/7/view/threatAreas/Phishing/' })
        const behaviours = rowsOf(await tableOf('Key behaviours'))
        const detail = threatAreaDetail(tally, 'Phishing')
        expect(behaviours.map((cells) => cells.slice(0, 4)).toSorted()).toEqual(
          detail?.keyBehaviours
            .map((one) => [
              one.keyBehaviourName,
              `${one.coverage}%`,
              inCell(one.averageScore),
              one.usersAtRiskPercentage === null
                ? '–'
                : `${one.usersAtRiskPercentage}%${one.usersAtRiskPercentage > 0 ? ', view employees' : ''}`,
            ])
            .toSorted(),
        )
        cleanup()

        await renderAssessment({ server: server(), at: '/assessment/7/view/scenarios/' })
        const scenarios = rowsOf(await tableOf('Scenarios'))
        expect(scenarios.map(([name, , , average]) => [name, average])).toEqual(
          scenarioRows(tally).map((one) => [
            `${one.number}. ${one.name}`,
            inCell(one.average_score_percentage),
          ]),
        )
      } finally {
        cleanup()
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

/** Every cell of the heatmap, whichever way it stands. */
async function expectHeat(
  tally: ReturnType<typeof tallyOf>,
  named: ReturnType<typeof listsOf>,
): Promise<void> {
  const heat = listThreatAreaScores(tally, named)
  // People who are on none of these lists answered.
  if (heat.every(({ areas }) => areas.every(({ averageScore }) => averageScore === null))) {
    expect(await screen.findByText('No employee list scores yet')).toBeTruthy()
    return
  }
  const rows = assessmentListRows(tally, named)
  const cells = rowsOf(await screen.findByRole('grid', { name: 'Employee list scores' }))
  const overall = new Map(rows.map(({ listId, resilienceScore }) => [listId, resilienceScore]))
  const shown = cells.map(([, ...scores]) => scores)
  if (named.length >= 4) {
    const wanted = heat.map(({ listId, areas }) =>
      [overall.get(listId) ?? null, ...areas.map(({ averageScore }) => averageScore)].map(inCell),
    )
    const lined = (cells: readonly (readonly string[])[]) => cells.map((row) => row.join(' ')).toSorted()
    expect(lined(shown)).toEqual(lined(wanted))
    return
  }
  const everybody = assessmentTotals(tally).resilienceScore
  expect(shown[0]).toEqual([everybody, ...rows.map(({ resilienceScore }) => resilienceScore)].map(inCell))
  for (const [at, { averageScore }] of threatAreaRows(tally).entries()) {
    const ofLists = heat.map(({ areas }) => areas[at]?.averageScore ?? null)
    expect(shown[at + 1]).toEqual([averageScore, ...ofLists].map(inCell))
  }
}
