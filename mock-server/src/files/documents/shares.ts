import {
  computePercent,
  type GroupFigures,
  getScoreColor,
  type PersonStatus,
  personStatuses,
  type ScoreShare,
} from '@heed/contracts'
import { drawStackedBar } from '../pdf/charts.ts'
import { getBandWord } from '../words/scores.ts'
import type { CompanyDocument } from './companySheet.ts'

/** These colours differ in lightness too, for colour-blind readers. */
const standingColors: Readonly<Record<PersonStatus, string>> = {
  upToDate: '#1e7a46',
  inProgress: '#d9a514',
  notStarted: '#c4601a',
  notReached: '#7f1d1d',
  noLessons: '#b6bec9',
}

export function drawStandings(
  { sheet, words }: CompanyDocument,
  { employees, standings }: GroupFigures,
): void {
  const { figures } = sheet
  sheet.heading(words.standing, 60)
  drawStackedBar(
    sheet,
    personStatuses.map((standing) => ({
      label: words[standing],
      count: standings[standing],
      note: `${figures.count(standings[standing])} · ${figures.percent(computePercent(standings[standing], employees))}`,
      color: standingColors[standing],
    })),
  )
}

export function drawDistribution(
  { sheet, words, ranges }: CompanyDocument,
  shares: readonly ScoreShare[],
): void {
  if (shares.length === 0) return
  sheet.heading(words.risk, 60)
  drawStackedBar(
    sheet,
    shares.map(({ from, to, value, employeePercent }) => ({
      label: words[getBandWord(to)],
      count: value,
      note: `${from}–${to}: ${sheet.figures.count(value)} · ${sheet.figures.share(employeePercent)}`,
      color: getScoreColor(to, ranges),
    })),
  )
}
