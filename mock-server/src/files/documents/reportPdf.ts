import { employeePdfLimit, getScoreColor } from '@heed/contracts'
import type { FiguresRow } from '@heed/fixtures'
import { type Card, drawCards } from '../pdf/cards.ts'
import { drawBars } from '../pdf/charts.ts'
import { formatPersonName } from '../pdf/fonts.ts'
import { fillPlaceholders, type Words } from '../words/index.ts'
import { describeScore, getBandWord } from '../words/scores.ts'
import {
  type CompanyDocument,
  createCompanyPdf,
  drawSection,
  type Heading,
  type Letterhead,
} from './companySheet.ts'
import { toScoreCell } from './scoreCell.ts'
import { drawDistribution, drawStandings } from './shares.ts'

interface PreviousReport {
  issued: string
  reportFigures: FiguresRow
}

export interface ReportDocument extends Omit<Heading, 'getIntroLines'> {
  reportFigures: FiguresRow
  previousReport: PreviousReport | undefined
  isAnonymous: boolean
}

export function createReportPdf(
  letterhead: Letterhead,
  { title, issued, zone, reportFigures, previousReport, isAnonymous }: ReportDocument,
): Promise<Uint8Array> {
  const heading: Heading = {
    title,
    issued,
    zone,
    getIntroLines: ({ words, minute }) => [
      fillPlaceholders(words.asOf, { date: minute(issued) }),
      reportFigures.lists === null
        ? words.allEmployees
        : fillPlaceholders(words.onLists, { names: reportFigures.lists.join(', ') }),
    ],
  }
  return createCompanyPdf(letterhead, heading, (document) => {
    drawCards(document.sheet, createCards(document, reportFigures, previousReport))
    drawStandings(document, reportFigures.figures.all)
    drawTrainings(document, reportFigures)
    drawAssessments(document, reportFigures)
    drawLists(document, reportFigures)
    drawPeople(document, reportFigures, isAnonymous)
  })
}

function createCards(
  { sheet: { figures }, words, day, ranges }: CompanyDocument,
  { figures: { all } }: FiguresRow,
  previousReport: PreviousReport | undefined,
): Card[] {
  const formatChange = (now: number | null, earlierValue: number | null | undefined): string | undefined => {
    if (now === null || earlierValue === null || earlierValue === undefined || !previousReport)
      return undefined
    const text = now > earlierValue ? words.up : now < earlierValue ? words.down : words.unchanged
    return fillPlaceholders(text, {
      points: figures.count(Math.abs(now - earlierValue)),
      date: day(previousReport.issued),
    })
  }
  const previousTotals = previousReport?.reportFigures.figures.all
  const reachedCount = all.employees - all.standings.noLessons
  const completedText = figures.formatOfTotal(all.completed, all.total)
  return [
    {
      label: words.employees,
      value: figures.count(all.employees),
      note: formatChange(all.employees, previousTotals?.employees) ?? '',
    },
    {
      label: words.lessonsDone,
      value: figures.percent(all.progress),
      note: formatChange(all.progress, previousTotals?.progress) ?? completedText,
    },
    {
      label: words.upToDate,
      value: figures.count(all.standings.upToDate),
      note:
        formatChange(all.standings.upToDate, previousTotals?.standings.upToDate) ??
        figures.formatOfTotal(all.standings.upToDate, reachedCount),
    },
    {
      label: words.resilience,
      value: all.score === null ? '–' : figures.percent(all.score),
      note:
        all.score === null
          ? words.noScore
          : [words[getBandWord(all.score)], formatChange(all.score, previousTotals?.score) ?? '']
              .filter(Boolean)
              .join(' · '),
      ...(all.score !== null && { markColor: getScoreColor(all.score, ranges) }),
    },
  ]
}

function drawTrainings(document: CompanyDocument, { figures: { trainings, assessments } }: FiguresRow): void {
  const { sheet, words } = document
  if (trainings.length === 0 && assessments.length === 0) {
    sheet.y += 14
    sheet.paragraph(words.nothingSent)
  }
  if (trainings.length === 0) return
  drawSection(
    document,
    'trainings',
    { texts: { training: 30 }, numberColumns: { employees: 13, sent: 15, attendance: 21, lessonsDone: 21 } },
    trainings.map(({ name, totalUsers, subjectsSent, totalSubjects, attendance, completionRate }) => [
      name,
      totalUsers,
      sheet.figures.formatOfTotal(subjectsSent, totalSubjects),
      { percent: attendance },
      { percent: completionRate },
    ]),
  )
}

function drawAssessments(
  document: CompanyDocument,
  { figures: { assessments, distribution } }: FiguresRow,
): void {
  const { sheet, words } = document
  if (assessments.length === 0) return
  drawSection(
    document,
    'assessments',
    {
      texts: { assessment: 30 },
      numberColumns: { employees: 13, finished: 15, attendance: 21, resilience: 21 },
    },
    assessments.map(({ name, usersTotal, usersFinished, attendance, resilienceScore }) => [
      name,
      usersTotal,
      usersFinished,
      { percent: attendance },
      toScoreCell(document, resilienceScore),
    ]),
  )
  const lastAssessment = assessments.findLast(({ areas }) => areas.some(({ score }) => score !== null))
  if (lastAssessment) {
    const title = fillPlaceholders(words.threatAreas, { name: lastAssessment.name })
    sheet.heading(title, 60)
    drawBars(
      sheet,
      lastAssessment.areas.map(({ name, score }) => ({
        label: name,
        value: score,
        ...describeScore(document.language, score ?? 0, document.ranges),
      })),
      title,
    )
  }
  drawDistribution(document, distribution)
}

function drawLists(document: CompanyDocument, { figures: { lists } }: FiguresRow): void {
  if (lists.length === 0) return
  drawSection(
    document,
    'lists',
    { texts: { list: 32 }, numberColumns: { employees: 13, upToDate: 13, lessonsDone: 21, resilience: 21 } },
    lists.map(({ name, employees, standings, total, progress, score }) => [
      name,
      employees,
      standings.upToDate,
      { percent: total === 0 ? null : progress },
      toScoreCell(document, score),
    ]),
  )
}

function drawPeople(
  document: CompanyDocument,
  { people, figures: { all } }: FiguresRow,
  isAnonymous: boolean,
): void {
  const { words } = document
  const { count, formatOfTotal } = document.sheet.figures
  const omissionReason = isAnonymous ? words.anonymous : getTooManyText(words, all.employees, count)
  if (omissionReason === null && people.length === 0) return
  const rows = people.map((person) => [
    formatPersonName(person),
    person.listName ?? '',
    words[person.standing],
    formatOfTotal(person.completed, person.total),
    formatOfTotal(person.assessmentsDone, person.assessments),
    toScoreCell(document, person.score),
  ])
  drawSection(
    document,
    'employees',
    {
      texts: { employee: 29, list: 20, status: 17 },
      numberColumns: { lessonsDone: 14, assessments: 14, resilience: 20 },
    },
    omissionReason ?? rows,
  )
}

const getTooManyText = (
  words: Words,
  peopleCount: number,
  count: (value: number) => string,
): string | null =>
  peopleCount < employeePdfLimit
    ? null
    : fillPlaceholders(words.tooMany, { count: count(peopleCount), limit: count(employeePdfLimit) })
