import { employeePdfBelow, scoreColor } from '@heed/contracts'
import type { FiguresRow } from '@heed/fixtures'
import { type Card, drawCards } from '../pdf/cards.ts'
import { drawBars } from '../pdf/charts.ts'
import { personText } from '../pdf/fonts.ts'
import { filled, type Words } from '../words/index.ts'
import { type CompanySheet, companyPdf, drawSection, type Heading, type Letterhead } from './companySheet.ts'
import { drawDistribution, drawStandings } from './shares.ts'

interface ReportBefore {
  issued: string
  said: FiguresRow
}

export interface ReportDocument extends Omit<Heading, 'about'> {
  said: FiguresRow
  before: ReportBefore | undefined
  isAnonymous: boolean
}

export function reportPdf(
  letterhead: Letterhead,
  { title, issued, zone, said, before, isAnonymous }: ReportDocument,
): Promise<Uint8Array> {
  const heading: Heading = {
    title,
    issued,
    zone,
    about: ({ words, minute }) => [
      filled(words.asOf, { date: minute(issued) }),
      said.lists === null ? words.allEmployees : filled(words.onLists, { names: said.lists.join(', ') }),
    ],
  }
  return companyPdf(letterhead, heading, (own) => {
    drawCards(own.sheet, cardsIn(own, said, before))
    drawStandings(own, said.figures.all)
    drawTrainings(own, said)
    drawAssessments(own, said)
    drawLists(own, said)
    drawPeople(own, said, isAnonymous)
  })
}

function cardsIn(
  { sheet: { figures }, words, day }: CompanySheet,
  { figures: { all } }: FiguresRow,
  before: ReportBefore | undefined,
): Card[] {
  const since = (now: number | null, then: number | null | undefined): string | undefined => {
    if (now === null || then === null || then === undefined || !before) return undefined
    const text = now > then ? words.up : now < then ? words.down : words.unchanged
    return filled(text, {
      points: figures.count(Math.abs(now - then)),
      date: day(before.issued),
    })
  }
  const then = before?.said.figures.all
  const reached = all.employees - all.standings.noLessons
  const part = figures.ofTotal(all.completed, all.total)
  return [
    {
      label: words.employees,
      value: figures.count(all.employees),
      note: since(all.employees, then?.employees) ?? '',
    },
    {
      label: words.lessonsDone,
      value: figures.percent(all.progress),
      note: since(all.progress, then?.progress) ?? part,
    },
    {
      label: words.upToDate,
      value: figures.count(all.standings.upToDate),
      note:
        since(all.standings.upToDate, then?.standings.upToDate) ??
        figures.ofTotal(all.standings.upToDate, reached),
    },
    {
      label: words.resilience,
      value: all.score === null ? '–' : figures.percent(all.score),
      note: all.score === null ? words.noScore : (since(all.score, then?.score) ?? ''),
    },
  ]
}

function drawTrainings(own: CompanySheet, { figures: { trainings, assessments } }: FiguresRow): void {
  const { sheet, words } = own
  if (trainings.length === 0 && assessments.length === 0) {
    sheet.y += 14
    sheet.paragraph(words.nothingSent)
  }
  if (trainings.length === 0) return
  drawSection(
    own,
    'trainings',
    { texts: { training: 30 }, figures: { employees: 13, sent: 15, attendance: 21, lessonsDone: 21 } },
    trainings.map(({ name, totalUsers, subjectsSent, totalSubjects, attendance, completionRate }) => [
      name,
      totalUsers,
      sheet.figures.ofTotal(subjectsSent, totalSubjects),
      { percent: attendance },
      { percent: completionRate },
    ]),
  )
}

function drawAssessments(own: CompanySheet, { figures: { assessments, distribution } }: FiguresRow): void {
  const { sheet, words, ranges } = own
  if (assessments.length === 0) return
  const color = (score: number | null) => scoreColor(score, ranges)
  drawSection(
    own,
    'assessments',
    { texts: { assessment: 30 }, figures: { employees: 13, finished: 15, attendance: 21, resilience: 21 } },
    assessments.map(({ name, usersTotal, usersFinished, attendance, resilienceScore }) => [
      name,
      usersTotal,
      usersFinished,
      { percent: attendance },
      { percent: resilienceScore, color: color(resilienceScore) },
    ]),
  )
  const last = assessments.findLast(({ areas }) => areas.some(({ score }) => score !== null))
  if (last) {
    const title = filled(words.threatAreas, { name: last.name })
    sheet.heading(title, 60)
    drawBars(
      sheet,
      last.areas.map(({ name, score }) => ({ label: name, value: score, color: color(score) })),
      title,
    )
  }
  drawDistribution(own, distribution)
}

function drawLists(own: CompanySheet, { figures: { lists } }: FiguresRow): void {
  if (lists.length === 0) return
  drawSection(
    own,
    'lists',
    { texts: { list: 32 }, figures: { employees: 13, upToDate: 13, lessonsDone: 21, resilience: 21 } },
    lists.map(({ name, employees, standings, total, progress, score }) => [
      name,
      employees,
      standings.upToDate,
      { percent: total === 0 ? null : progress },
      { percent: score, color: scoreColor(score, own.ranges) },
    ]),
  )
}

function drawPeople(own: CompanySheet, { people, figures: { all } }: FiguresRow, isAnonymous: boolean): void {
  const { words, ranges } = own
  const { count, ofTotal } = own.sheet.figures
  const because = isAnonymous ? words.anonymous : tooMany(words, all.employees, count)
  if (because === null && people.length === 0) return
  const rows = people.map((person) => [
    personText(person),
    person.listName ?? '',
    words[person.standing],
    ofTotal(person.completed, person.total),
    ofTotal(person.assessmentsDone, person.assessments),
    { percent: person.score, color: scoreColor(person.score, ranges) },
  ])
  drawSection(
    own,
    'employees',
    {
      texts: { employee: 29, list: 20, status: 17 },
      figures: { lessonsDone: 14, assessments: 14, resilience: 20 },
    },
    because ?? rows,
  )
}

const tooMany = (words: Words, people: number, count: (value: number) => string): string | null =>
  people < employeePdfBelow
    ? null
    : filled(words.tooMany, { count: count(people), limit: count(employeePdfBelow) })
