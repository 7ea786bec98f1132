import { shownScore, trainingSubjects } from '@heed/contracts'
import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import { drawCards } from '../../files/pdf/cards.ts'
import { personText } from '../../files/pdf/fonts.ts'
import type { Cell } from '../../files/pdf/table.ts'
import { filled } from '../../files/words/index.ts'
import type { World } from '../../world/World.ts'
import { subjectTitle } from '../campaigns/subjectTitle.ts'
import { type CompanySheet, companyPdf, drawSection, type SheetWords } from '../companies/companySheet.ts'
import { participantsOf, participantView } from './participants.ts'
import { bouncedOf, figuresOf, listFiguresOf, recordOf } from './record.ts'
import { batchesOf } from './trainingViews.ts'

interface Reading {
  world: World
  company: CompanyRow
  training: TrainingRow
}

export function trainingPdf(
  reading: Reading,
  { withPeople, zone }: { withPeople: boolean; zone: string | undefined },
): Promise<Uint8Array> {
  const { world, company, training } = reading
  const { firstBatch, lastBatch } = batchesOf(training)
  const issued = world.clock.instant
  const head = {
    title: training.name,
    issued,
    zone,
    about: ({ words, day, minute }: SheetWords) => [
      `${withPeople ? words.employeeReport : words.trainingReport} · ${filled(words.asOf, { date: minute(issued) })}`,
      ...(firstBatch && lastBatch
        ? [filled(words.between, { from: day(firstBatch), to: day(lastBatch) })]
        : []),
    ],
  }
  return companyPdf(world, company, head, (own) => {
    drawFigures(own, reading)
    drawLessons(own, reading)
    drawLists(own, reading)
    if (withPeople) drawPeople(own, reading)
  })
}

function drawFigures({ sheet, words }: CompanySheet, { world, training }: Reading): void {
  const figures = figuresOf(world, training)
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
  const bounced = bouncedOf(world, training)
  if (bounced === 0) return
  sheet.y += 12
  sheet.paragraph(filled(words.bounced, { count: count(bounced) }))
}

function drawLessons(own: CompanySheet, { world, training }: Reading): void {
  const subjects = trainingSubjects(recordOf(world, training))
  drawSection(
    own,
    'lessons',
    { texts: { lesson: 42 }, figures: { delivered: 12, viewed: 12, done: 12, progress: 22 } },
    subjects.map(({ subjectId, delivered, viewed, completed, completionRate }) => [
      subjectTitle(world, training, subjectId),
      delivered,
      viewed,
      completed,
      { percent: delivered === 0 ? null : completionRate },
    ]),
  )
}

function drawLists(own: CompanySheet, { world, training }: Reading): void {
  const lists = listFiguresOf(world, training)
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

function drawPeople(own: CompanySheet, { world, company, training }: Reading): void {
  const { words, day } = own
  const row = (person: ReturnType<typeof participantView>): Cell[] => [
    personText(person),
    person.listName ?? '',
    person.started ? day(person.started) : '–',
    person.completedDate ? day(person.completedDate) : '–',
    { percent: shownScore(person) },
  ]
  const people = participantsOf(world, training)
    .map((person) => participantView(world, training, person))
    .sort((one, other) => (personText(one) < personText(other) ? -1 : 1))
  drawSection(
    own,
    'employees',
    { texts: { employee: 28, list: 18, started: 17, completed: 17 }, figures: { lessonsDone: 20 } },
    company.anonymousTracking ? words.anonymous : people.map(row),
  )
}
