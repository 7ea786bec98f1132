import { getShownScore, type TrainingFigures, type TrainingUser } from '@heed/contracts'
import { drawCards } from '../pdf/cards.ts'
import { formatPersonName } from '../pdf/fonts.ts'
import type { Cell } from '../pdf/table.ts'
import { fillPlaceholders } from '../words/index.ts'
import {
  type CompanyDocument,
  createCompanyPdf,
  drawSection,
  type Heading,
  type Letterhead,
} from './companySheet.ts'
import { toScoreCell } from './scoreCell.ts'

interface LessonFigures {
  title: string
  delivered: number
  viewed: number
  completed: number
  completionRate: number
}

interface ListFigures {
  listName: string
  totalUsers: number
  attendance: number
  completionRate: number
}

export interface TrainingDocument extends Omit<Heading, 'getIntroLines'> {
  firstBatch: string | null
  lastBatch: string | null
  figures: TrainingFigures
  bounced: number
  lessons: readonly LessonFigures[]
  lists: readonly ListFigures[]
  /** Undefined in reports without employees. */
  people: readonly TrainingUser[] | 'anonymous' | undefined
}

export function createTrainingPdf(letterhead: Letterhead, training: TrainingDocument): Promise<Uint8Array> {
  const { title, issued, zone, firstBatch, lastBatch, people } = training
  const heading: Heading = {
    title,
    issued,
    zone,
    getIntroLines: ({ words, day, minute }) => [
      `${people ? words.employeeReport : words.trainingReport} · ${fillPlaceholders(words.asOf, { date: minute(issued) })}`,
      ...(firstBatch && lastBatch
        ? [fillPlaceholders(words.between, { from: day(firstBatch), to: day(lastBatch) })]
        : []),
    ],
  }
  return createCompanyPdf(letterhead, heading, (document) => {
    drawFigures(document, training)
    drawLessons(document, training)
    drawLists(document, training)
    if (people) drawPeople(document, people)
  })
}

function drawFigures({ sheet, words }: CompanyDocument, { figures, bounced }: TrainingDocument): void {
  const { count, percent, formatOfTotal } = sheet.figures
  drawCards(sheet, [
    { label: words.employees, value: count(figures.totalUsers), note: '' },
    {
      label: words.attendance,
      value: percent(figures.attendance),
      note: formatOfTotal(figures.opened, figures.totalUsers),
    },
    {
      label: words.lessonsDone,
      value: percent(figures.completionRate),
      note: formatOfTotal(figures.score, figures.total),
    },
    {
      label: words.sent,
      value: formatOfTotal(figures.subjectsSent, figures.totalSubjects),
      note: words.lessons,
    },
  ])
  if (bounced === 0) return
  sheet.y += 12
  sheet.paragraph(fillPlaceholders(words.bounced, { count: count(bounced) }))
}

function drawLessons(document: CompanyDocument, { lessons }: TrainingDocument): void {
  drawSection(
    document,
    'lessons',
    { texts: { lesson: 42 }, numberColumns: { delivered: 12, viewed: 12, done: 12, progress: 22 } },
    lessons.map(({ title, delivered, viewed, completed, completionRate }) => [
      title,
      delivered,
      viewed,
      completed,
      { percent: delivered === 0 ? null : completionRate },
    ]),
  )
}

function drawLists(document: CompanyDocument, { lists }: TrainingDocument): void {
  if (lists.length === 0) return
  drawSection(
    document,
    'lists',
    { texts: { list: 36 }, numberColumns: { employees: 14, attendance: 25, lessonsDone: 25 } },
    lists.map(({ listName, totalUsers, attendance, completionRate }) => [
      listName,
      totalUsers,
      { percent: totalUsers === 0 ? null : attendance },
      { percent: totalUsers === 0 ? null : completionRate },
    ]),
  )
}

function drawPeople(document: CompanyDocument, people: readonly TrainingUser[] | 'anonymous'): void {
  const { words, day } = document
  const toPersonCells = (person: TrainingUser): Cell[] => [
    formatPersonName(person),
    person.listName ?? '',
    person.started ? day(person.started) : '–',
    person.completedDate ? day(person.completedDate) : '–',
    toScoreCell(document, getShownScore(person)),
  ]
  drawSection(
    document,
    'employees',
    { texts: { employee: 28, list: 18, started: 17, completed: 17 }, numberColumns: { score: 20 } },
    people === 'anonymous' ? words.anonymous : people.map(toPersonCells),
  )
}
