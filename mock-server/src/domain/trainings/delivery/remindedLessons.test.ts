import { leftListsText } from '@heed/contracts'
import { companyIds, getManagerEmail, isDone, isOpen, type LessonRow, type TrainingRow } from '@heed/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../../testing/testCall.ts'
import { readEmail } from '../../../testing/testMail.ts'
import { complete } from '../../../world/steps.ts'
import { createWorld, type World } from '../../../world/World.ts'
import { sendDueEmails } from './sending.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const activeTraining = { companyId, trainingId: String(companyId * 100 + 2) }
const [email, slack, teams] = [1, 2, 4]
let world: World
beforeEach(() => {
  world = createWorld()
})

const put = (own: Partial<TrainingRow>) => {
  const row = world.campaigns.trainings.get(Number(activeTraining.trainingId))
  if (row) world.campaigns.trainings.put({ ...row, ...own })
}
const selectEmails = (kind: string) => world.mails.filter((mail) => mail.kind === kind)
const send = (own: object = {}) =>
  call(world, 'trainings.sendReminders', { ...activeTraining, mode: 3, ...own }, admin)

/** Returns the delivered lessons of an employee on the training's lists. */
function findReceiver(test: (lessons: readonly LessonRow[]) => boolean) {
  const { users } = call(
    world,
    'trainings.listReminderUsers',
    { ...activeTraining, reminderOption: 3 },
    admin,
  )
  for (const user of users) {
    const row = world.getEmployeeTable(companyId).get(user.email)
    const lessons = world.campaigns.lessonsByEmployee
      .get(row?.id ?? 0)
      .filter(
        ({ trainingId, delivered }) => String(trainingId) === activeTraining.trainingId && delivered !== null,
      )
    if (row && test(lessons)) return { row, lessons }
  }
  throw new Error('No one in the training matches')
}
const createSelection = (one: string) => ({ allSelected: false, checkedUsers: [one], unCheckedUsers: [] })

describe('a reminder', () => {
  test.each<
    [string, (lessons: readonly LessonRow[]) => boolean, (lessons: readonly LessonRow[]) => LessonRow[]]
  >([
    [
      'names the unfinished lessons of an employee who finished others',
      (lessons) => lessons.some(isDone) && !lessons.every(isDone),
      (lessons) => lessons.filter((lesson) => !isDone(lesson)),
    ],
    [
      'names the last lesson of an employee who finished all',
      (lessons) => lessons.length > 1 && lessons.every(isDone),
      (lessons) => lessons.slice(-1),
    ],
  ])('%s', (_, isLike, expected) => {
    const { row, lessons } = findReceiver(isLike)
    const reminded = expected(lessons).map(({ id }) => id)
    expect(reminded.length).toBeLessThan(lessons.length)
    expect(send({ selection: createSelection(row.email) })).toEqual({ success: true, count: 1 })
    const [mail] = selectEmails('reminder')
    expect([mail?.to, mail?.letter.items.length]).toEqual([row.email, reminded.length])
    const { instant } = world.clock
    const now = lessons.filter(({ id }) => world.campaigns.lessons.get(id)?.reminded.includes(instant))
    expect(now.map(({ id }) => id)).toEqual(reminded)
  })

  test('uses the reminder channel, whatever the lesson channel is', () => {
    put({ channel: email, reminderTransport: slack })
    const { count } = send()
    expect(selectEmails('reminder').map(({ channel }) => channel)).toEqual(Array(count).fill('slack'))
  })

  test.each([
    [
      "is refused if its own channel isn't connected",
      { channel: email, reminderTransport: teams },
      { success: false, reason: 'Teams is not connected' },
    ],
    [
      "is sent if only the lessons' channel isn't connected",
      { channel: teams, reminderTransport: email },
      { success: true },
    ],
  ])('%s', (_, channels, expected) => {
    put(channels)
    expect(send()).toMatchObject(expected)
  })
})

test('a planned reminder reaches only employees still on the lists', () => {
  const { row: leaver, lessons } = findReceiver((all) => all.some(isOpen))
  const { instant } = world.clock
  const eventId = lessons.find(isOpen)?.eventId
  const training = world.campaigns.trainings.get(Number(activeTraining.trainingId))
  if (!training) throw new Error('The training is missing')
  const deliveries = training.deliveries.map((delivery) => ({
    ...delivery,
    reminders: delivery.eventId === eventId ? [{ id: 1, send: instant, sent: null }] : [],
  }))
  world.employees.put({ ...leaver, lists: [] })
  complete(sendDueEmails(world, { ...training, deliveries }))
  const receivers = selectEmails('reminder').map(({ to }) => to)
  expect(receivers.length).toBeGreaterThan(0)
  expect(receivers).not.toContain(leaver.email)
})

describe('a resent message', () => {
  const again = (own: { email: string; eventId: number }) =>
    call(world, 'trainings.resendEventMail', { ...activeTraining, ...own }, admin)

  test("doesn't reach an employee who left the lists", () => {
    const { row, lessons } = findReceiver((all) => all.length > 0)
    world.employees.put({ ...row, lists: [] })
    expect(again({ email: row.email, eventId: lessons[0]?.eventId ?? 0 })).toEqual({
      success: false,
      reason: leftListsText,
    })
    expect(world.mails.size).toBe(0)
  })

  test('is a lesson on the lesson channel after a bounce, otherwise a reminder', () => {
    put({ channel: email, reminderTransport: slack })
    const { row, lessons } = findReceiver((all) => all.length > 0)
    const [lesson] = lessons
    if (!lesson) throw new Error('No lesson was delivered')
    const asked = { email: row.email, eventId: lesson.eventId }
    expect(again(asked)).toEqual({ success: true, count: 1 })
    for (const one of lessons.filter(({ eventId }) => eventId === lesson.eventId)) {
      world.campaigns.lessons.put({ ...one, delivered: null, bounced: world.clock.instant })
    }
    expect(again(asked)).toEqual({ success: true, count: 1 })
    expect([...world.mails.values()].map(({ kind, channel, to }) => [kind, channel, to])).toEqual([
      ['reminder', 'slack', row.email],
      ['lesson', 'email', row.email],
    ])
  })
})

test.each([
  [
    'all',
    undefined,
    [
      [1, true],
      [2, false],
    ],
  ],
  ['selected', [1], [[2, true]]],
  ['selected', [0], [[1, true]]],
] as const)(
  'a preview of %s deliveries %j includes the introduction only in the first',
  (previewType, selectedEvents, expected) => {
    const asked = {
      companyId,
      targetEmail: 'asa@nordurljos.example',
      previewType,
      ...(selectedEvents ? { selectedEvents: [...selectedEvents] } : {}),
      previewSubjects: [
        { index: 0, subjectIds: [101] },
        { index: 1, subjectIds: [201, 301] },
      ],
      introductoryData: { message: 'Welcome to it' },
    }
    expect(call(world, 'trainings.sendPreview', asked, admin)).toEqual({ success: true })
    const sent = selectEmails('preview').map((mail) => [
      mail.letter.items.length,
      readEmail(mail).text.includes('Welcome to it'),
    ])
    expect(sent).toEqual(expected)
  },
)
