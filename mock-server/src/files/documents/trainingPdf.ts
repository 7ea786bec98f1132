import { shownScore, type TrainingFigures, type TrainingUser } from '@heed/contracts'
import { drawCards } from '../pdf/cards.ts'
import { personText } from '../pdf/fonts.ts'
import type { Cell } from '../pdf/table.ts'
import { filled } from '../words/index.ts'
import { type CompanySheet, companyPdf, drawSection, type Heading, type Letterhead } from './companySheet.ts'

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

export interface TrainingDocument extends Omit<Heading, 'about'> {
  firstBatch: string | null
  lastBatch: string | null
  figures: TrainingFigures
  bounced: number
  lessons: readonly LessonFigures[]
  lists: readonly ListFigures[]
  /** Undefined in reports without employees. */
  people: readonly TrainingUser[] | 'anonymous' | undefined
}

export function trainingPdf(letterhead: Letterhead, training: TrainingDocument): Promise<Uint8Array> {
  const { title, issued, zone, firstBatch, lastBatch, people } = training
  const heading: Heading = {
    title,
    issued,
    zone,
    about: ({ words, day, minute }) => [
      `${people ? words.employeeReport : words.trainingReport} · ${filled(words.asOf, { date: minute(issued) })}`,
      ...(firstBatch && lastBatch
        ? [filled(words.between, { from: day(firstBatch), to: day(lastBatch) })]
        : []),
    ],
  }
  return companyPdf(letterhead, heading, (own) => {
    drawFigures(own, training)
    drawLessons(own, training)
    drawLists(own, training)
    if (people) drawPeople(own, people)
  })
}

function drawFigures({ sheet, words }: CompanySheet, { figures, bounced }: TrainingDocument): void {
  const { count, percent, ofTotal } = sheet.figures
  drawCards(sheet, [
    { label: words.employees, value: count(figures.totalUsers), note: '' },
    {
      label: words.attendance,
      value: percent(figures.attendance),
      note: ofTotal(figures.opened, figures.totalUsers),
    },
    {
      label: words.lessonsDone,
      value: percent(figures.completionRate),
      note: ofTotal(figures.score, figures.total),
    },
    {
      label: words.sent,
      value: ofTotal(figures.subjectsSent, figures.totalSubjects),
      note: words.lessons,
    },
  ])
  if (bounced === 0) return
  sheet.y += 12
  sheet.paragraph(filled(words.bounced, { count: count(bounced) }))
}

function drawLessons(own: CompanySheet, { lessons }: TrainingDocument): void {
  drawSection(
    own,
    'lessons',
    { texts: { lesson: 42 }, figures: { delivered: 12, viewed: 12, done: 12, progress: 22 } },
    lessons.map(({ title, delivered, viewed, completed, completionRate }) => [
      title,
      delivered,
      viewed,
      completed,
      { percent: delivered === 0 ? null : completionRate },
    ]),
  )
}

function drawLists(own: CompanySheet, { lists }: TrainingDocument): void {
  if (lists.length === 0) return
  drawSection(
    own,
    'lists',
    { texts: { list: 36 }, figures: { employees: 14, attendance: 25, lessonsDone: 25 } },
    lists.map(({ listName, totalUsers, attendance, completionRate }) => [
      listName,
      totalUsers,
      { percent: totalUsers === 0 ? null : attendance },
      { percent: totalUsers === 0 ? null : completionRate },
    ]),
  )
}

function drawPeople(own: CompanySheet, people: readonly TrainingUser[] | 'anonymous'): void {
  const { words, day } = own
  const row = (person: TrainingUser): Cell[] => [
    personText(person),
    person.listName ?? '',
    person.started ? day(person.started) : '–',
    person.completedDate ? day(person.completedDate) : '–',
    { percent: shownScore(person) },
  ]
  drawSection(
    own,
    'employees',
    { texts: { employee: 28, list: 18, started: 17, completed: 17 }, figures: { lessonsDone: 20 } },
    people === 'anonymous' ? words.anonymous : people.map(row),
  )
}
