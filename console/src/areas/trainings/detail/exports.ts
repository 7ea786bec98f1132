import { csvTime, type MailLogEntry, type Training, type TrainingList } from '@heed/contracts'
import { downloadCsv } from '../../../lib/downloadCsv.ts'
import type { UserLesson } from './person/TrainingUserStore.ts'
import { markIn } from './stopped.ts'

/** A subject, when it is delivered, and how far it is; undefined what the platform does not tell. */
export type Lesson = {
  id: string
  title: string
  send: string | null
  isSent: boolean
  delivered: number | undefined
  viewed: number | undefined
  completed: number | undefined
}

/** The name that the specification gives this file (S1 section 9). */
export const listsFile = 'lists.csv'

export const nameOfList = ({ name, id }: TrainingList): string => name ?? String(id)

/** One line a list. */
export const downloadLists = (lists: readonly TrainingList[]): void =>
  downloadCsv(
    listsFile,
    ['Name', 'Employees', 'Logged in', 'Lessons completed', 'Lessons'],
    lists.map((list) => [nameOfList(list), list.totalUsers, list.opened, list.score, list.total]),
  )

/** One line a lesson: when it is delivered, whether it was, and how many have it, viewed and completed it. */
export const downloadLessons = (name: string, lessons: readonly Lesson[]): void =>
  downloadCsv(
    name,
    ['Lesson', 'Delivery (UTC)', 'Sent', 'Delivered to', 'Viewed', 'Completed'],
    lessons.map(({ title, send, isSent, delivered, viewed, completed }) => {
      const sent = send === null ? undefined : yesOrNo(isSent)
      return [title, csvTime(send), sent, delivered, viewed, completed]
    }),
  )

/** One line a lesson of one person; where only whether it was viewed is known, it says yes or no. */
export const downloadLessonsOfUser = (
  name: string,
  lessons: readonly UserLesson[],
  training: Training | undefined,
): void =>
  downloadCsv(
    name,
    ['Lesson', 'Status', 'Delivered (UTC)', 'Viewed (UTC)', 'Correctly answered', 'Incorrect count'],
    lessons.map((lesson) => {
      const { title, delivered, viewed, correct, incorrect } = lesson
      const seen = typeof viewed === 'boolean' ? yesOrNo(viewed) : csvTime(viewed)
      return [title, markIn(training, lesson), csvTime(delivered), seen, correct, incorrect]
    }),
  )

/** One line a mail, under the platform's own words (S1 section 2). */
export const downloadMailLog = (name: string, log: readonly MailLogEntry[]): void =>
  downloadCsv(
    name,
    ['created', 'actions', 'message', 'delivery_status'],
    log.map(({ created, actions, message, delivery_status }) => [
      csvTime(created),
      actions,
      message,
      delivery_status,
    ]),
  )

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')
