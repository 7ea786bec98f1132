import {
  formatCsvLine,
  formatCsvTime,
  getLessonState,
  getShownScore,
  type TrainingUserDetails,
} from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { fetchAllRows, fetchPages } from '../../../../lib/tables/fetchPages.ts'
import { formatViewed } from '../../../../parts/people/formatViewed.ts'
import { makeFolderName, type TrackedDataQuery, toCsvFile } from './files.ts'

const lessonHeader = [
  ...['Email', 'Name', 'List', 'Started (UTC)', 'Completed (UTC)', 'Score in percent', 'Lesson'],
  ...['Delivered (UTC)', 'Viewed (UTC)', 'Correct answers', 'Wrong answers', 'Status'],
]

/** Includes drafts, because a stopped training becomes a draft that has results. */
export async function* generateTrainingFiles({
  client,
  companyId,
  hasCertificates,
}: TrackedDataQuery): AsyncGenerator<FileToZip> {
  const trainings = await fetchAllRows(async (p, n) => {
    const { automations: rows, count: total } = await client.trainings.list({ companyId, d: 1, p, n })
    return { rows, total }
  })
  const certificates: string[] = []
  for (const { id, name, isScorm } of trainings) {
    if (isScorm) continue
    const people = fetchPages(async (p, n) => {
      const page = await client.trainings.listUsersDetails({ companyId, trainingId: String(id), p, n })
      return { rows: page.users, total: page.count }
    })
    async function* generateLines() {
      yield formatCsvLine(lessonHeader)
      for await (const users of people)
        for (const user of users) {
          yield* toLessonLines(user)
          if (user.completedDate) certificates.push(toCertificateLine(user, name))
        }
    }
    yield toCsvFile(`trainings/${makeFolderName(name, id)}`, generateLines())
  }
  if (!hasCertificates) return
  yield toCsvFile('certificates', [
    formatCsvLine(['Email', 'Name', 'Training', 'Issued (UTC)']),
    ...certificates,
  ])
}

const toCertificateLine = ({ email, name, completedDate }: TrainingUserDetails, training: string): string =>
  formatCsvLine([email, name, training, formatCsvTime(completedDate)])

function* toLessonLines({
  email,
  name,
  listName,
  started,
  completedDate,
  score,
  subjects,
}: TrainingUserDetails) {
  const person = [
    ...[email, name, listName ?? '', formatCsvTime(started), formatCsvTime(completedDate)],
    getShownScore({ started, scorePercent: score }) ?? '',
  ]
  const sentSubjects = subjects.filter((subject) => getLessonState(subject) !== 'planned')
  if (sentSubjects.length === 0) yield formatCsvLine([...person, '', '', '', '', '', ''])
  for (const subject of sentSubjects) {
    const { title, delivered, viewed, correct, incorrect } = subject
    const lesson = [
      title,
      formatCsvTime(delivered),
      formatViewed(viewed),
      correct,
      incorrect,
      getLessonState(subject),
    ]
    yield formatCsvLine([...person, ...lesson])
  }
}
