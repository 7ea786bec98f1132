import {
  type AssessmentTally,
  computeAssessmentTotals,
  computeRiskInsights,
  computeScoreDistribution,
  createAssessmentListRows,
  getPersonScore,
  getThreatAreaDetail,
  listScenarioRows,
  listThreatAreaRows,
  listThreatAreaScores,
} from '@heed/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { getScoreBand } from '../../../../ui/figures/score.ts'
import { makeLists } from './assessmentServer.ts'

const scoreBandTexts = {
  none: 'No score yet',
  veryRisky: 'Very risky',
  risky: 'Risky',
  fair: 'Fair',
  veryGood: 'Very good',
  excellent: 'Excellent',
}
const formatCell = (score: number | null): string =>
  `${score === null ? '' : `${score}%`}${scoreBandTexts[getScoreBand(score)]}`

const sortRows = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(' ')).toSorted((one, nextRow) => one.localeCompare(nextRow))

/** Queries the markup directly, since role queries are slow on so many pages. */
const waitForElement = <E extends Element>(find: () => E | null | undefined): Promise<E> =>
  waitFor(() => {
    const element = find()
    expect(element).toBeTruthy()
    return element as E
  })

function readVisibleText(part: Element): string {
  const copy = part.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('[aria-hidden]')) element.remove()
  return copy.textContent ?? ''
}

const getRegion = (name: string) =>
  waitForElement(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-labelledby]')].find(
      (element) =>
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent === name,
    ),
  )

const findTable = (name: string) =>
  waitForElement(() => document.querySelector(`table[aria-label="${name}"]:not([aria-busy="true"])`))

const readRows = (table: Element) =>
  [...table.querySelectorAll('tr')]
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))

async function readAllRows(name: string): Promise<string[][]> {
  const rows = readRows(await findTable(name))
  const pages = document.querySelector<HTMLElement>(`nav[aria-label="Pages of ${name}"]`)
  const next = pages && within(pages).getByLabelText('Next page')
  while (next && next.getAttribute('aria-disabled') !== 'true') {
    const previousPage = pages.textContent
    fireEvent.click(next)
    await waitFor(() => expect(pages.textContent).not.toBe(previousPage))
    rows.push(...readRows(await findTable(name)))
  }
  return rows
}

export async function goTo(path: string): Promise<void> {
  fireEvent.click(await waitForElement(() => document.querySelector(`a[href="/assessment/7/view/${path}"]`)))
}

export async function expectOverview(tally: AssessmentTally, lists: number): Promise<void> {
  const { resilienceScore, attendance, usersStarted, usersTotal, usersFinished } =
    computeAssessmentTotals(tally)
  const score = readVisibleText(await getRegion('Resilience score'))
  expect(score.startsWith(`Resilience score${formatCell(resilienceScore)}`)).toBe(true)
  const took = readVisibleText(await getRegion('Attendance'))
  expect(took.startsWith(`Attendance${attendance}%`)).toBe(true)
  const startedText = usersTotal > 0 ? `${usersStarted} of ${usersTotal} employee` : 'No employees yet'
  expect(took).toContain(startedText)
  expect(took).toContain(`Completed${usersFinished}`)
  expect(took).toContain(`Not started${usersTotal - usersStarted}`)

  const shares = computeScoreDistribution(tally)
  const distribution = await getRegion('Score distribution')
  if (shares.length > 0) {
    const picture = await waitForElement(() => distribution.querySelector('[role=img]'))
    for (const { from, employeePercent, value } of shares) {
      const share = employeePercent.toFixed(1).replace(/\.0$/, '(?:\\.0)?')
      expect(picture.getAttribute('aria-label')).toMatch(
        new RegExp(`${scoreBandTexts[getScoreBand(from)]} ${share}%, ${value} employees?`),
      )
    }
  } else expect(distribution.textContent).toContain('No score distribution yet')

  const insights = computeRiskInsights(tally, makeLists(lists))
  const section = await getRegion('Risk insights')
  await waitFor(() => expect(section.querySelectorAll('li')).toHaveLength(insights.length))
  if (insights.length === 0) expect(await within(section).findByText('No insights yet')).toBeTruthy()
  for (const [index, { context }] of insights.entries()) {
    const line = section.querySelectorAll('li')[index]?.textContent
    expect(line).toContain(context.name)
    expect(line).toContain(`${context.averageScore}%`)
    expect(line).toContain(`${context.employeesPercentage || '<1'}% of the employees who answered`)
  }
  await expectHeatmap(tally, lists)
}

async function expectHeatmap(tally: AssessmentTally, lists: number): Promise<void> {
  const named = makeLists(lists)
  const heat = listThreatAreaScores(tally, named)
  // Employees who aren't on these lists may have answered.
  if (heat.every(({ areas }) => areas.every(({ averageScore }) => averageScore === null))) {
    expect(await screen.findByText('No employee list scores yet')).toBeTruthy()
    return
  }
  const rows = createAssessmentListRows(tally, named)
  const overallScores = new Map(rows.map(({ listId, resilienceScore }) => [listId, resilienceScore]))
  const shownRows = (await readAllRows('Scores by employee list')).map(([, ...scores]) => scores)
  if (lists >= 4) {
    const expectedRows = heat.map(({ listId, areas }) =>
      [overallScores.get(listId) ?? null, ...areas.map(({ averageScore }) => averageScore)].map(formatCell),
    )
    expect(sortRows(shownRows)).toEqual(sortRows(expectedRows))
    return
  }
  const everybody = computeAssessmentTotals(tally).resilienceScore
  expect(shownRows[0]).toEqual(
    [everybody, ...rows.map(({ resilienceScore }) => resilienceScore)].map(formatCell),
  )
  for (const [index, { averageScore }] of listThreatAreaRows(tally).entries()) {
    const expectedScores = heat.map(({ areas }) => areas[index]?.averageScore ?? null)
    expect(shownRows[index + 1]).toEqual([averageScore, ...expectedScores].map(formatCell))
  }
}

export async function expectAreas(tally: AssessmentTally): Promise<void> {
  const shownRows = await readAllRows('Threat areas')
  expect(shownRows.map(([name, , , average]) => [name, average])).toEqual(
    listThreatAreaRows(tally).map(({ area, averageScore }) => [area, formatCell(averageScore)]),
  )
}

export async function expectArea(tally: AssessmentTally, code: string): Promise<void> {
  const shownRows = (await readAllRows('Key behaviours')).map((cells) => cells.slice(0, 4))
  const expectedRows = getThreatAreaDetail(tally, code)?.keyBehaviours.map((behaviour) => [
    behaviour.keyBehaviourName,
    `${behaviour.coverage}%`,
    formatCell(behaviour.averageScore),
    behaviour.usersAtRiskPercentage === null
      ? '–'
      : `${behaviour.usersAtRiskPercentage || (behaviour.usersAtRisk ? '<1' : 0)}%${behaviour.usersAtRisk ? ', view employees' : ''}`,
  ])
  expect(sortRows(shownRows)).toEqual(sortRows(expectedRows ?? []))
}

export async function expectScenarios(tally: AssessmentTally): Promise<void> {
  const shownRows = await readAllRows('Scenarios')
  expect(shownRows.map(([name, , , average]) => [name, average])).toEqual(
    listScenarioRows(tally).map((scenario) => [
      `${scenario.number}. ${scenario.name}`,
      formatCell(scenario.average_score_percentage),
    ]),
  )
}

export async function expectEmployees(tally: AssessmentTally, file: () => Promise<string>): Promise<void> {
  if (tally.record.people.length === 0) {
    expect(await screen.findByText('No employees yet')).toBeTruthy()
    return
  }
  const scores = tally.record.people.map(({ employeeId }) => getPersonScore(tally, employeeId))
  const rows = readRows(await findTable('Employees')).filter((cells) => cells.length > 1)
  expect(rows.map((cells) => cells.find((cell) => /%|No score/.test(cell)))).toEqual(
    scores.slice(0, 10).map(formatCell),
  )
  const lines = (await file()).trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(scores.map((score) => String(score ?? '')))
}
