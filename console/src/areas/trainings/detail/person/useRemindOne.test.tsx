import { anEmployee, aUserTrainingStatus } from '@heed/fixtures/factories'
import { act, fireEvent, screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { TrainingUserStore, type UserLesson } from './TrainingUserStore.ts'
import { useRemindEmployee } from './useRemindOne.tsx'

const receivedAt = '2026-02-10T09:00:00.000Z'
const aLesson = (eventId: number, own: Partial<UserLesson> = {}): UserLesson => ({
  ...{ title: `Lesson ${eventId}`, eventId, training_ids: [5], status: 1 },
  ...{ delivered: receivedAt, viewed: null, correct: 0, incorrect: 0 },
  ...own,
})
const lessons = {
  completed: { viewed: receivedAt, correct: 2 },
  viewed: { viewed: receivedAt },
  delivered: {},
  bounced: { delivered: null, bounced: receivedAt },
  planned: { delivered: null },
} satisfies Record<string, Partial<UserLesson>>
type Kind = keyof typeof lessons

const trainingPath = '/companies/11/trainings/5'
const statusCall = `GET ${trainingPath}/users/asa%40example.is/status`

const Reminder = observer(function Reminder({
  user,
  refusal,
}: {
  user: TrainingUserStore
  refusal?: string
}) {
  return <ActionButton action={useRemindEmployee(user, refusal ?? null).primary} />
})

async function open(
  kinds: readonly Kind[],
  { reminded, refusal }: { reminded?: string; refusal?: string } = {},
) {
  const subjects = kinds.map((kind, at) => aLesson(at + 1, lessons[kind]))
  const server = new FakeServer()
    .on(statusCall, { ...aUserTrainingStatus({ subjects }), ...(reminded && { reminded }) })
    .on('GET /companies/11/users/user/asa%40example.is', anEmployee({ name: 'Ása', email: 'asa@example.is' }))
  const user = new TrainingUserStore(makeCompanyStores(server), '5', 'asa@example.is')
  await user.load()
  const view = await renderPage(<Reminder user={user} {...(refusal && { refusal })} />, { server })
  return { ...view, button: screen.getByRole('button') }
}

it.each<[number, readonly Kind[]]>([
  [1, ['viewed', 'delivered']],
  [1, ['delivered', 'viewed']],
  [2, ['completed', 'viewed', 'delivered']],
  [3, ['bounced', 'completed', 'viewed', 'planned']],
  [2, ['planned', 'delivered']],
])('a reminder is about lesson %i when the lessons are %j', async (eventId, kinds) => {
  const { button, root, server } = await open(kinds)
  const resend = `POST ${trainingPath}/events/${String(eventId)}/resend`
  server.on(resend, { success: true, count: 1 })
  fireEvent.click(button)
  expect(root.confirm.question?.description).toContain(`“Lesson ${String(eventId)}”`)
  expect(root.confirm.question?.command).toContain(`--eventId ${String(eventId)}`)
  const before = server.listCalls(statusCall).length
  await act(() => root.confirm.confirm())
  expect(server.listCalls(resend).map(({ body }) => body)).toEqual([{ email: 'asa@example.is' }])
  expect(server.listCalls(statusCall)).toHaveLength(before + 1)
})

it.each<[string, readonly Kind[], string | undefined, string]>([
  [
    'every lesson is completed',
    ['completed', 'planned'],
    undefined,
    'Ása has completed all delivered lessons',
  ],
  ['no lesson was delivered', ['planned'], undefined, 'Nothing has been delivered yet'],
  ["the training doesn't allow one", ['viewed'], 'It is over', 'It is over'],
])('a reminder is unavailable when %s, and the reason is shown', async (_, kinds, refusal, reason) => {
  const { button, root } = await open(kinds, refusal === undefined ? {} : { refusal })
  expect(button.getAttribute('aria-description')).toBe(reason)
  fireEvent.click(button)
  expect(root.confirm.question).toBeNull()
})

it.each([
  ['23 hours ago', '2026-03-01T11:00:00.000Z', true],
  ['25 hours ago', '2026-03-01T09:00:00.000Z', false],
])('a reminder sent %s (%s) requires ticking a confirmation: %s', async (_, reminded, isTicked) => {
  const { button, root } = await open(['viewed'], { reminded })
  fireEvent.click(button)
  expect(root.confirm.question?.checkbox !== undefined).toBe(isTicked)
})
