import { Readable } from 'node:stream'
import { type GroupFigures, personStandings } from '@heed/contracts'
import type { FiguresRow } from '@heed/fixtures'
import { type Cells, csvFile, percent } from '../../files/csvFile.ts'
import type { Times } from '../../files/times.ts'
import type { Words } from '../../files/words/index.ts'

interface Reading {
  words: Words
  times: Times
  isAnonymous: boolean
}

export const reportCsv = (said: FiguresRow, reading: Reading): Readable =>
  Readable.from(reading.isAnonymous ? listsFile(said, reading) : peopleFile(said, reading))

function peopleFile({ people }: FiguresRow, { words, times }: Reading): Generator<string> {
  const head = [
    words.name,
    words.email,
    words.list,
    words.status,
    words.trainings,
    words.lessons,
    words.lessonsDelivered,
    words.lessonsViewed,
    words.lessonsDone,
    percent(words.progress),
    ...times.heads(words.lastActive),
    words.assessments,
    words.assessmentsDone,
    percent(words.resilience),
  ]
  function* groups(): Generator<Cells[]> {
    for (const one of people) {
      yield [
        [
          one.name,
          one.email,
          one.listName ?? '',
          words[one.standing],
          one.trainings,
          one.total,
          one.delivered,
          one.viewed,
          one.completed,
          one.progress,
          ...times.cells(one.lastActive),
          one.assessments,
          one.assessmentsDone,
          one.score ?? '',
        ],
      ]
    }
  }
  return csvFile(head, groups())
}

function listsFile({ figures: { all, lists } }: FiguresRow, { words }: Reading): Generator<string> {
  const head = [
    words.list,
    words.employees,
    ...personStandings.map((standing) => words[standing]),
    words.lessons,
    words.lessonsDelivered,
    words.lessonsViewed,
    words.lessonsDone,
    percent(words.progress),
    percent(words.resilience),
  ]
  const everybody = groupLine(words.allEmployees, all)
  return csvFile(head, [[everybody, ...lists.map((list) => groupLine(list.name, list))]])
}

function groupLine(name: string, group: GroupFigures): Cells {
  const counts = personStandings.map((standing) => group.standings[standing])
  const { employees, total, delivered, viewed, completed, progress, score } = group
  return [name, employees, ...counts, total, delivered, viewed, completed, progress, score ?? '']
}
