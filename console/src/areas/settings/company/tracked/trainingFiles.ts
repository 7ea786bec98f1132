import { csvLine, csvTime, lessonMark, shownScore, type TrainingUserDetails } from '@heed/contracts'
import type { FileToZip } from '@heed/contracts/rules/packages/zipFiles'
import { fetchAllRows, fetchPages } from '../../../../lib/tables/fetchPages.ts'
import { formatViewed } from '../../../../parts/people/formatViewed.ts'
import { csvFile, makeFolderName, type TrackedDataQuery } from './files.ts'

const lessonHead = [
  ...['Email', 'Name', 'List', 'Started (UTC)', 'Completed (UTC)', 'Score in percent', 'Lesson'],
  ...['Delivered (UTC)', 'Viewed (UTC)', 'Correct answers', 'Wrong answers', 'Status'],
]

/** Includes drafts, because a stopped training becomes a draft that has results. */
export async function* trainingFiles({
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
    async function* lines() {
      yield csvLine(lessonHead)
      for await (const users of people)
        for (const user of users) {
          yield* lessonLines(user)
          if (user.completedDate) certificates.push(certificateLine(user, name))
        }
    }
    yield csvFile(`trainings/${makeFolderName(name, id)}`, lines())
  }
  if (!hasCertificates) return
  yield csvFile('certificates', [csvLine(['Email', 'Name', 'Training', 'Issued (UTC)']), ...certificates])
}

const certificateLine = ({ email, name, completedDate }: TrainingUserDetails, training: string): string =>
  csvLine([email, name, training, csvTime(completedDate)])

function* lessonLines({
  email,
  name,
  listName,
  started,
  completedDate,
  score,
  subjects,
}: TrainingUserDetails) {
  const person = [
    ...[email, name, listName ?? '', csvTime(started), csvTime(completedDate)],
    shownScore({ started, scorePercent: score }) ?? '',
  ]
  const sent = subjects.filter((subject) => lessonMark(subject) !== 'planned')
  if (sent.length === 0) yield csvLine([...person, '', '', '', '', '', ''])
  for (const subject of sent) {
    const { title, delivered, viewed, correct, incorrect } = subject
    const lesson = [title, csvTime(delivered), formatViewed(viewed), correct, incorrect, lessonMark(subject)]
    yield csvLine([...person, ...lesson])
  }
}
