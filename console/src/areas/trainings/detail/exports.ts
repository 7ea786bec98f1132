import { type EmailLogEntry, formatCsvTime, type Training, type TrainingList } from '@heed/contracts'
import { downloadCsv } from '../../../lib/files/downloadCsv.ts'
import type { UserLesson } from './person/TrainingUserStore.ts'
import { getLessonMark } from './stopped.ts'

export type Lesson = {
  id: string
  title: string
  send: string | null
  isSent: boolean
  delivered: number | undefined
  viewed: number | undefined
  completed: number | undefined
}

export const listsFileName = 'lists.csv'

export const getListName = ({ name, id }: TrainingList): string => name ?? String(id)

export const downloadLists = (lists: readonly TrainingList[]): void =>
  downloadCsv(
    listsFileName,
    ['Name', 'Employees', 'Logged in', 'Lessons completed', 'Lessons'],
    lists.map((list) => [getListName(list), list.totalUsers, list.opened, list.score, list.total]),
  )

export const downloadLessons = (name: string, lessons: readonly Lesson[]): void =>
  downloadCsv(
    name,
    ['Lesson', 'Delivery (UTC)', 'Sent', 'Delivered to', 'Viewed', 'Completed'],
    lessons.map(({ title, send, isSent, delivered, viewed, completed }) => {
      const sentText = send === null ? undefined : formatYesNo(isSent)
      return [title, formatCsvTime(send), sentText, delivered, viewed, completed]
    }),
  )

/** The Viewed column contains yes or no when the viewing time is unknown. */
export const downloadUserLessons = (
  name: string,
  lessons: readonly UserLesson[],
  training: Training | undefined,
): void =>
  downloadCsv(
    name,
    ['Lesson', 'Status', 'Delivered (UTC)', 'Viewed (UTC)', 'Correctly answered', 'Incorrect count'],
    lessons.map((lesson) => {
      const { title, delivered, viewed, correct, incorrect } = lesson
      const viewedText = typeof viewed === 'boolean' ? formatYesNo(viewed) : formatCsvTime(viewed)
      return [
        title,
        getLessonMark(training, lesson),
        formatCsvTime(delivered),
        viewedText,
        correct,
        incorrect,
      ]
    }),
  )

export const downloadEmailLog = (name: string, log: readonly EmailLogEntry[]): void =>
  downloadCsv(
    name,
    ['created', 'actions', 'message', 'delivery_status'],
    log.map(({ created, actions, message, delivery_status }) => [
      formatCsvTime(created),
      actions,
      message,
      delivery_status,
    ]),
  )

const formatYesNo = (value: boolean): string => (value ? 'yes' : 'no')
