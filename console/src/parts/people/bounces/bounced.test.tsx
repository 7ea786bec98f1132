import type { BouncedMessage } from '@heed/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { expect, it, vi } from 'vitest'
import { asa, makeEmployeesServer } from '../../../../test/aStaff.ts'
import { type FakeServer, refuse } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { EmptyTable } from '../EmptyTable.tsx'
import { BounceBanner } from './BounceBanner.tsx'
import { useCorrectAddress } from './useCorrectAddress.tsx'

const readSaveDisabled = () => screen.getByText('Save').closest('button')?.getAttribute('aria-disabled')

const messages: BouncedMessage[] = [
  { name: 'Basics', trainingId: 4, eventId: 9 },
  { name: 'Basics', trainingId: 4, eventId: 10 },
  { name: 'Phishing', assessmentId: 7 },
]
const bounce = { at: '2026-02-10T09:00:00.000Z', email: asa.email, reason: '550 5.1.1', messages }
const makeResendCall = (event: number) => `POST /companies/11/trainings/4/events/${String(event)}/resend`
const makeInviteCall = (email: string) =>
  `DELETE /companies/11/assessments/7/users/${encodeURIComponent(email)}/progress`
const makeResendServer = (email: string) =>
  makeEmployeesServer()
    .on(makeResendCall(9), { success: true, count: 1 })
    .on(makeResendCall(10), { success: true, count: 1 })
    .on(makeInviteCall(email), { success: true })

it.each([
  ['admin', asa.email, ['Correct address', 'Send again']],
  ['admin', 'asa@new.example', ['Send again']],
  ['manager', asa.email, ['Correct address']],
  ['viewer', asa.email, []],
] as const)('the %s sees only suitable bounce actions for %s', async (as, email, labels) => {
  const person = { name: 'Ása', email, bounce }
  await renderPage(<BounceBanner person={person} onCorrect={vi.fn()} onSent={vi.fn()} />, { as })
  await screen.findByText(/550 5\.1\.1/)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
})

it("bounced messages are sent again to the employee's current address", async () => {
  const person = { name: 'Ása', email: 'asa@new.example', bounce }
  const done = { onCorrect: vi.fn(), onSent: vi.fn() }
  const { root, server } = await renderPage(<BounceBanner person={person} {...done} />, {
    server: makeResendServer(person.email),
  })
  fireEvent.click(await screen.findByText('Send again'))
  expect(root.confirm.question?.description).toMatch(/3.*“Basics” and “Phishing”/)
  expect(done.onSent).not.toHaveBeenCalled()
  await act(() => root.confirm.confirm())
  const to = [makeResendCall(9), makeResendCall(10)].map((call) =>
    server.listCalls(call).map(({ body }) => body),
  )
  expect(to).toEqual([[{ email: person.email }], [{ email: person.email }]])
  expect(server.listCalls(makeInviteCall(person.email))).toHaveLength(1)
  expect([done.onSent.mock.calls.length, done.onCorrect.mock.calls.length]).toEqual([1, 0])
})

const getUserCall = 'GET /companies/11/users/user/asa%40example.is'
const updateUserCall = 'PUT /companies/11/users/asa%40example.is'

const Page = observer(function Page({ onDone }: { onDone: (email: string) => void }) {
  const { correct, dialog } = useCorrectAddress(onDone)
  return (
    <>
      <button type="button" onClick={() => correct(asa)}>
        Correct
      </button>
      {dialog}
    </>
  )
})

async function openCorrection(server: FakeServer) {
  const onDone = vi.fn()
  const view = await renderPage(<Page onDone={onDone} />, { server })
  fireEvent.click(await screen.findByText('Correct'))
  return { ...view, onDone }
}

it.each([
  ['the message can be sent again after a bounce', bounce, true],
  ['nothing more is asked if nothing bounced', null, false],
])('after an address is corrected, %s', async (_, bounced, isOffered) => {
  const moved = { ...asa, email: 'asa@new.example', bounce: bounced }
  const server = makeResendServer(moved.email).on(getUserCall, { ...asa, bounce: bounced })
  const { root, onDone } = await openCorrection(server.on(updateUserCall, { success: true, user: moved }))
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: moved.email } })
  await waitFor(() => expect(readSaveDisabled()).toBeNull())
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([root.confirm.isOpen, onDone.mock.calls.length]).toEqual([isOffered, isOffered ? 0 : 1])
  act(() => root.confirm.cancel())
  expect(onDone.mock.calls).toEqual([['asa@new.example']])
})

it("a notice says why an address can't be corrected", async () => {
  const { root } = await openCorrection(makeEmployeesServer().on(getUserCall, refuse(500, 'People are down')))
  await waitFor(() => expect(root.notices.items.map(({ text }) => text)).toEqual(['People are down']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['admin', '/settings/integrations/'],
  ['viewer', undefined],
] as const)('an empty employees table links the %s to %s', async (as, to) => {
  const page = <EmptyTable search=" " onClear={vi.fn()} title="No employees" text="None" />
  await renderPage(page, { as })
  await screen.findByText('No employees')
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(to)
})
