import { trainingListFigures, trainingSubjects } from '@heed/contracts'
import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import { drawCards } from '../../files/pdf/cards.ts'
import { personText } from '../../files/pdf/fonts.ts'
import { drawTable } from '../../files/pdf/table.ts'
import { filled } from '../../files/words/index.ts'
import { type CompanySheet, companyPdf, type SheetWords } from '../companySheet.ts'
import { subjectTitle } from '../subjectTitle.ts'
import type { World } from '../World.ts'
import { participantsOf, participantView } from './participants.ts'
import { bouncedOf, figuresOf, recordOf } from './record.ts'
import { batchesOf } from './trainingViews.ts'

interface Reading {
  world: World
  company: CompanyRow
  training: TrainingRow
}

/** A training as a document, with the figures of its page; `withPeople` adds everybody in it. */
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
  const of = (part: number, total: number) => filled(words.ofTotal, { part, total })
  drawCards(sheet, [
    { label: words.employees, value: String(figures.totalUsers), note: '' },
    {
      label: words.attendance,
      value: `${figures.attendance}%`,
      note: of(figures.opened, figures.totalUsers),
    },
    { label: words.lessonsDone, value: `${figures.completionRate}%`, note: of(figures.score, figures.total) },
    {
      label: words.sent,
      value: of(figures.subjectsSent, figures.totalSubjects),
      note: words.lessons,
    },
  ])
  const bounced = bouncedOf(world, training)
  if (bounced === 0) return
  sheet.y += 12
  sheet.paragraph(filled(words.bounced, { count: bounced }))
}

function drawLessons({ sheet, words }: CompanySheet, { world, training }: Reading): void {
  const subjects = trainingSubjects(recordOf(world, training))
  sheet.heading(words.lessons, 60)
  drawTable(
    sheet,
    [
      { head: words.lesson, share: 42 },
      { head: words.delivered, share: 12, align: 'right' },
      { head: words.viewed, share: 12, align: 'right' },
      { head: words.done, share: 12, align: 'right' },
      { head: words.progress, share: 22, align: 'right' },
    ],
    subjects.map(({ subjectId, delivered, viewed, completed, completionRate }) => [
      subjectTitle(world, subjectId),
      delivered,
      viewed,
      completed,
      { percent: delivered === 0 ? null : completionRate },
    ]),
  )
}

function drawLists({ sheet, words }: CompanySheet, { world, training }: Reading): void {
  const lists = training.userLists.flatMap((id) => world.lists.get(id) ?? [])
  if (lists.length === 0) return
  const record = recordOf(world, training)
  const listed = {
    ...record,
    people: record.people.map((person) => ({
      ...person,
      listIds: world.employees.get(person.employeeId)?.lists ?? [],
    })),
  }
  sheet.heading(words.lists, 60)
  drawTable(
    sheet,
    [
      { head: words.list, share: 36 },
      { head: words.employees, share: 14, align: 'right' },
      { head: words.attendance, share: 25, align: 'right' },
      { head: words.lessonsDone, share: 25, align: 'right' },
    ],
    trainingListFigures(listed, lists).map(({ listName, totalUsers, attendance, completionRate }) => [
      listName,
      totalUsers,
      { percent: totalUsers === 0 ? null : attendance },
      { percent: totalUsers === 0 ? null : completionRate },
    ]),
  )
}

function drawPeople({ sheet, words, day }: CompanySheet, { world, company, training }: Reading): void {
  sheet.heading(words.employees, 60)
  if (company.anonymousTracking) {
    sheet.paragraph(words.anonymous)
    return
  }
  drawTable(
    sheet,
    [
      { head: words.employee, share: 28 },
      { head: words.list, share: 18 },
      { head: words.started, share: 17 },
      { head: words.completed, share: 17 },
      { head: words.lessonsDone, share: 20, align: 'right' },
    ],
    participantsOf(world, training)
      .map((person) => participantView(world, training, person))
      .sort((one, other) => (personText(one) < personText(other) ? -1 : 1))
      .map((person) => [
        personText(person),
        person.listName ?? '',
        person.started ? day(person.started) : '–',
        person.completedDate ? day(person.completedDate) : '–',
        { percent: person.scorePercent },
      ]),
  )
}
