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

const words = {
  none: 'No score yet',
  veryRisky: 'Very risky',
  risky: 'Risky',
  fair: 'Fair',
  veryGood: 'Very good',
  excellent: 'Excellent',
}
const inCell = (score: number | null): string =>
  `${score === null ? '' : `${score}%`}${words[getScoreBand(score)]}`

const inOrder = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.join(' ')).toSorted((one, other) => one.localeCompare(other))

/** Queries the markup directly, since role queries are slow on so many pages. */
const found = <E extends Element>(find: () => E | null | undefined): Promise<E> =>
  waitFor(() => {
    const element = find()
    expect(element).toBeTruthy()
    return element as E
  })

function readVisibleText(part: Element): string {
  const copy = part.cloneNode(true) as Element
  for (const drawn of copy.querySelectorAll('[aria-hidden]')) drawn.remove()
  return copy.textContent ?? ''
}

const region = (name: string) =>
  found(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-labelledby]')].find(
      (one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === name,
    ),
  )

const findTable = (name: string) =>
  found(() => document.querySelector(`table[aria-label="${name}"]:not([aria-busy="true"])`))

const readRows = (table: Element) =>
  [...table.querySelectorAll('tr')]
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))

async function everyRow(name: string): Promise<string[][]> {
  const rows = readRows(await findTable(name))
  const pages = document.querySelector<HTMLElement>(`nav[aria-label="Pages of ${name}"]`)
  const next = pages && within(pages).getByLabelText('Next page')
  while (next && next.getAttribute('aria-disabled') !== 'true') {
    const before = pages.textContent
    fireEvent.click(next)
    await waitFor(() => expect(pages.textContent).not.toBe(before))
    rows.push(...readRows(await findTable(name)))
  }
  return rows
}

export async function goTo(path: string): Promise<void> {
  fireEvent.click(await found(() => document.querySelector(`a[href="/assessment/7/view/${path}"]`)))
}

export async function expectOverview(tally: AssessmentTally, lists: number): Promise<void> {
  const { resilienceScore, attendance, usersStarted, usersTotal, usersFinished } =
    computeAssessmentTotals(tally)
  const score = readVisibleText(await region('Resilience score'))
  expect(score.startsWith(`Resilience score${inCell(resilienceScore)}`)).toBe(true)
  const took = readVisibleText(await region('Attendance'))
  expect(took.startsWith(`Attendance${attendance}%`)).toBe(true)
  const began = usersTotal > 0 ? `${usersStarted} of ${usersTotal} employee` : 'No employees yet'
  expect(took).toContain(began)
  expect(took).toContain(`Completed${usersFinished}`)
  expect(took).toContain(`Not started${usersTotal - usersStarted}`)

  const shares = computeScoreDistribution(tally)
  const distribution = await region('Score distribution')
  if (shares.length > 0) {
    const picture = await found(() => distribution.querySelector('[role=img]'))
    for (const { from, employeePercent, value } of shares) {
      const share = employeePercent.toFixed(1).replace(/\.0$/, '(?:\\.0)?')
      expect(picture.getAttribute('aria-label')).toMatch(
        new RegExp(`${words[getScoreBand(from)]} ${share}%, ${value} employees?`),
      )
    }
  } else expect(distribution.textContent).toContain('No score distribution yet')

  const insights = computeRiskInsights(tally, makeLists(lists))
  const section = await region('Risk insights')
  await waitFor(() => expect(section.querySelectorAll('li')).toHaveLength(insights.length))
  if (insights.length === 0) expect(await within(section).findByText('No insights yet')).toBeTruthy()
  for (const [at, { context }] of insights.entries()) {
    const line = section.querySelectorAll('li')[at]?.textContent
    expect(line).toContain(context.name)
    expect(line).toContain(`${context.averageScore}%`)
    expect(line).toContain(`${context.employeesPercentage || '<1'}% of the employees who answered`)
  }
  await expectHeat(tally, lists)
}

async function expectHeat(tally: AssessmentTally, lists: number): Promise<void> {
  const named = makeLists(lists)
  const heat = listThreatAreaScores(tally, named)
  // Employees who aren't on these lists may have answered.
  if (heat.every(({ areas }) => areas.every(({ averageScore }) => averageScore === null))) {
    expect(await screen.findByText('No employee list scores yet')).toBeTruthy()
    return
  }
  const rows = createAssessmentListRows(tally, named)
  const overall = new Map(rows.map(({ listId, resilienceScore }) => [listId, resilienceScore]))
  const shown = (await everyRow('Employee list scores')).map(([, ...scores]) => scores)
  if (lists >= 4) {
    const wanted = heat.map(({ listId, areas }) =>
      [overall.get(listId) ?? null, ...areas.map(({ averageScore }) => averageScore)].map(inCell),
    )
    expect(inOrder(shown)).toEqual(inOrder(wanted))
    return
  }
  const everybody = computeAssessmentTotals(tally).resilienceScore
  expect(shown[0]).toEqual([everybody, ...rows.map(({ resilienceScore }) => resilienceScore)].map(inCell))
  for (const [at, { averageScore }] of listThreatAreaRows(tally).entries()) {
    const ofLists = heat.map(({ areas }) => areas[at]?.averageScore ?? null)
    expect(shown[at + 1]).toEqual([averageScore, ...ofLists].map(inCell))
  }
}

export async function expectAreas(tally: AssessmentTally): Promise<void> {
  const shown = await everyRow('Threat areas')
  expect(shown.map(([name, , , average]) => [name, average])).toEqual(
    listThreatAreaRows(tally).map(({ area, averageScore }) => [area, inCell(averageScore)]),
  )
}

export async function expectArea(tally: AssessmentTally, code: string): Promise<void> {
  const shown = (await everyRow('Key behaviours')).map((cells) => cells.slice(0, 4))
  const wanted = getThreatAreaDetail(tally, code)?.keyBehaviours.map((one) => [
    one.keyBehaviourName,
    `${one.coverage}%`,
    inCell(one.averageScore),
    one.usersAtRiskPercentage === null
      ? '–'
      : `${one.usersAtRiskPercentage || (one.usersAtRisk ? '<1' : 0)}%${one.usersAtRisk ? ', view employees' : ''}`,
  ])
  expect(inOrder(shown)).toEqual(inOrder(wanted ?? []))
}

export async function expectScenarios(tally: AssessmentTally): Promise<void> {
  const shown = await everyRow('Scenarios')
  expect(shown.map(([name, , , average]) => [name, average])).toEqual(
    listScenarioRows(tally).map((one) => [
      `${one.number}. ${one.name}`,
      inCell(one.average_score_percentage),
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
    scores.slice(0, 10).map(inCell),
  )
  const lines = (await file()).trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(scores.map((score) => String(score ?? '')))
}
