import { Readable } from 'node:stream'
import { type GroupFigures, personStandings } from '@heed/contracts'
import type { FiguresRow } from '@heed/fixtures'
import { type Cells, csvFile } from '../../files/csvFile.ts'
import type { Times } from '../../files/times.ts'
import { english } from '../../files/words/en.ts'

/** A line per employee; where nobody may be named a line per list, after one of everybody. */
export const reportCsv = (said: FiguresRow, times: Times, isAnonymous: boolean): Readable =>
  Readable.from(isAnonymous ? listsFile(said) : peopleFile(said, times))

function peopleFile({ people }: FiguresRow, times: Times): Generator<string> {
  const head = [
    'Name',
    'Email',
    'List',
    'Standing',
    'Trainings',
    'Lessons',
    'Lessons delivered',
    'Lessons viewed',
    'Lessons done',
    'Progress (%)',
    ...times.heads('Last active'),
    'Assessments',
    'Assessments done',
    'Resilience score (%)',
  ]
  function* groups(): Generator<Cells[]> {
    for (const one of people) {
      yield [
        [
          one.name,
          one.email,
          one.listName ?? '',
          english[one.standing],
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

function listsFile({ figures: { all, lists } }: FiguresRow): Generator<string> {
  const head = [
    'List',
    'Employees',
    ...personStandings.map((standing) => english[standing]),
    'Lessons',
    'Lessons delivered',
    'Lessons viewed',
    'Lessons done',
    'Progress (%)',
    'Resilience score (%)',
  ]
  return csvFile(head, [[groupLine('Everybody', all), ...lists.map((list) => groupLine(list.name, list))]])
}

function groupLine(name: string, group: GroupFigures): Cells {
  const counts = personStandings.map((standing) => group.standings[standing])
  const { employees, total, delivered, viewed, completed, progress, score } = group
  return [name, employees, ...counts, total, delivered, viewed, completed, progress, score ?? '']
}
