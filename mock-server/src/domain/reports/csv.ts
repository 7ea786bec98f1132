import { Readable } from 'node:stream'
import { type GroupFigures, personStatuses } from '@heed/contracts'
import type { FiguresRow } from '@heed/fixtures'
import { type CsvRow, formatPercentHeading, generateCsv } from '../../files/csvFile.ts'
import type { TimeColumns } from '../../files/times.ts'
import type { Words } from '../../files/words/index.ts'

interface ReportFormat {
  words: Words
  times: TimeColumns
  isAnonymous: boolean
}

export const createReportCsv = (reportFigures: FiguresRow, format: ReportFormat): Readable =>
  Readable.from(
    format.isAnonymous ? generateListsFile(reportFigures, format) : generatePeopleFile(reportFigures, format),
  )

function generatePeopleFile({ people }: FiguresRow, { words, times }: ReportFormat): Generator<string> {
  const header = [
    words.name,
    words.email,
    words.list,
    words.status,
    words.trainings,
    words.lessons,
    words.lessonsDelivered,
    words.lessonsViewed,
    words.lessonsDone,
    formatPercentHeading(words.progress),
    ...times.formatHeadings(words.lastActive),
    words.assessments,
    words.assessmentsDone,
    formatPercentHeading(words.resilience),
  ]
  function* generateGroups(): Generator<CsvRow[]> {
    for (const person of people) {
      yield [
        [
          person.name,
          person.email,
          person.listName ?? '',
          words[person.standing],
          person.trainings,
          person.total,
          person.delivered,
          person.viewed,
          person.completed,
          person.progress,
          ...times.cells(person.lastActive),
          person.assessments,
          person.assessmentsDone,
          person.score ?? '',
        ],
      ]
    }
  }
  return generateCsv(header, generateGroups())
}

function generateListsFile(
  { figures: { all, lists } }: FiguresRow,
  { words }: ReportFormat,
): Generator<string> {
  const header = [
    words.list,
    words.employees,
    ...personStatuses.map((standing) => words[standing]),
    words.lessons,
    words.lessonsDelivered,
    words.lessonsViewed,
    words.lessonsDone,
    formatPercentHeading(words.progress),
    formatPercentHeading(words.resilience),
  ]
  const totalLine = formatGroupLine(words.allEmployees, all)
  return generateCsv(header, [[totalLine, ...lists.map((list) => formatGroupLine(list.name, list))]])
}

function formatGroupLine(name: string, group: GroupFigures): CsvRow {
  const counts = personStatuses.map((standing) => group.standings[standing])
  const { employees, total, delivered, viewed, completed, progress, score } = group
  return [name, employees, ...counts, total, delivered, viewed, completed, progress, score ?? '']
}
