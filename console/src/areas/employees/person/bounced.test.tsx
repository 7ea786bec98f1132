import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asa, makeEmployeesServer } from '../../../../test/aStaff.ts'
import { triggerRefresh } from '../../../../test/waitForRefresh.ts'
import { renderEmployees } from '../testing/renderEmployees.tsx'

const pagePath = '/users/user/asa%40example.is/'
const changeCall = 'PUT /companies/11/users/asa%40example.is'

describe('an employee whose email bounced', () => {
  const messages = [
    { name: 'Basics', trainingId: 4, eventId: 9 },
    { name: 'Phishing', assessmentId: 7 },
  ]
  const reason = "550 5.1.1 The address doesn't exist"
  const bounce = { at: '2026-02-10T09:00:00.000Z', email: asa.email, reason, messages }
  const bad = { ...asa, bounce }
  const good = { ...asa, email: 'asa@new.example', bounce }
  const resend = 'POST /companies/11/trainings/4/events/9/resend'
  const invite = (email: string) =>
    `DELETE /companies/11/assessments/7/users/${encodeURIComponent(email)}/progress`
  const server = () => makeEmployeesServer().on('GET /companies/11/users/user/asa%40example.is', bad)

  it.each([
    ['their page', pagePath, 'GET /companies/11/users/user/asa%40example.is', bad],
    ['the employees page', '/users/', 'GET /companies/11/users', { users: [bad], count: 1 }],
    ["a list's page", '/users/list/7/', 'GET /companies/11/lists/7/users', { users: [bad], count: 1 }],
  ])('is marked automatically on %s', async (_, path, call, later) => {
    const staff = makeEmployeesServer()
    await renderEmployees({ at: path, server: staff })
    await screen.findByText(asa.name)
    expect(screen.queryByText(/bounced/i)).toBeNull()
    staff.on(call, later)
    act(triggerRefresh)
    expect(await screen.findByText(/bounced/i)).toBeTruthy()
  })

  it('shows the reason and gets the bounced messages again after the address is corrected', async () => {
    const staff = server()
      .on(changeCall, { success: true, user: good })
      .on('GET /companies/11/users/user/asa%40new.example', { ...good, bounce: null })
      .on('GET /companies/11/users/user/asa%40new.example/trainings', { trainings: [] })
      .on(resend, { success: true, count: 1 })
      .on(invite(good.email), { success: true })
    const { user, address } = await renderEmployees({ at: pagePath, server: staff })
    expect(
      await screen.findByText(/An email to asa@example\.is bounced on Feb 10, 2026.*550 5\.1\.1/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Correct address' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit employee' }))
    await user.clear(edit.getByRole('textbox', { name: 'Email' }))
    await user.type(edit.getByRole('textbox', { name: 'Email' }), good.email)
    await user.click(edit.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Send again to Ása Jónsdóttir?' }))
    question.getByText(/^2 bounced messages \(“Basics” and “Phishing”\) will be sent again to .*\.$/)
    await user.click(question.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(address()).toBe('/users/user/asa%40new.example/'))
    expect(staff.listCalls(resend).map(({ body }) => body)).toEqual([{ email: good.email }])
    expect(staff.listCalls(invite(good.email))).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText(/bounced on/)).toBeNull())
  })

  it('gets only the remaining messages when an earlier attempt failed halfway', async () => {
    const failed = { success: false, reason: 'The queue is full' }
    const staff = server().on(resend, { success: true, count: 1 }).on(invite(asa.email), failed)
    const { user } = await renderEmployees({ at: pagePath, server: staff })
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Send again' }))
    expect(await question.findByText('1 message sent. The queue is full')).toBeTruthy()
    staff.on(invite(asa.email), { success: true })
    await user.click(question.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([staff.listCalls(resend), staff.listCalls(invite(asa.email))].map(({ length }) => length)).toEqual(
      [1, 2],
    )
  })

  it('shows when a lesson bounced instead of its delivery date', async () => {
    const lesson = {
      title: 'Spot the phish',
      delivered: null,
      viewed: null,
      correct: 0,
      incorrect: 0,
      status: 0,
    }
    const training = { id: 4, name: 'Basics', status: 2, firstBatch: null, lessonsDelivered: 0, opened: 0 }
    const staff = server()
      .on('GET /companies/11/users/user/asa%40example.is/trainings', {
        trainings: [{ ...training, singleUserScore: 0, averageIncorrectAnswerCount: 0, subjectsNames: [] }],
      })
      .on('GET /companies/11/users/status/asa%40example.is', {
        subjects: [{ ...lesson, bounced: bounce.at, eventId: 9, training_ids: [4] }],
        score: 0,
        started: null,
        trainings: [],
      })
    const { user } = await renderEmployees({ at: pagePath, server: staff })
    await user.click(await screen.findByRole('button', { name: 'Actions for Basics' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Show lessons' }))
    expect(await screen.findByText('Bounced Feb 10, 2026')).toBeTruthy()
  })
})
