// @vitest-environment node
import { refused, string } from '@heed/contracts/pact'
import { pinPeople } from '../testing/pinPeople.ts'
import { sendAgain } from './sendAgain.ts'

const to = { companyId: 101, email: 'asa@example.is' }
const delivery = { name: 'Passwords', trainingId: 9001, eventId: 9001 }
const invitation = { name: 'Remote work', assessmentId: 9101 }
const resend = {
  request: 'POST /companies/101/trainings/9001/events/9001/resend' as const,
  body: { email: 'asa@example.is' },
}
const invite = {
  request: 'DELETE /companies/101/assessments/9101/users/asa%40example.is/progress' as const,
}

pinPeople([
  {
    pin: 'trainings.resendEventMail: a delivery that bounced',
    given: { 'a training': { trainingId: 9001, is: 'active' } },
    ...resend,
    answer: { success: true },
    do: ({ client }) => sendAgain(client, to, [delivery]),
    reads: { remaining: [], problem: null },
  },
  {
    pin: 'trainings.resendEventMail: a delivery that bounced, of a training that was stopped',
    given: { 'a training': { trainingId: 9001, is: 'draft' } },
    ...resend,
    answer: { success: false, reason: string('This training has not started yet') },
    do: ({ client }) => sendAgain(client, to, [delivery, invitation]),
    reads: { remaining: [delivery, invitation], problem: 'This training has not started yet' },
  },
  {
    pin: 'assessments.resetProgress: an invitation that bounced',
    given: { 'an assessment': { assessmentId: 9101, is: 'active' } },
    ...invite,
    answer: { success: true },
    do: ({ client }) => sendAgain(client, to, [invitation]),
    reads: { remaining: [], problem: null },
  },
  {
    pin: 'assessments.resetProgress: an invitation that bounced, by a viewer',
    as: 'viewer',
    given: { 'an assessment': { assessmentId: 9101, is: 'active' } },
    ...invite,
    fails: refused.forbidden(),
    do: ({ client }) => sendAgain(client, to, [invitation]),
    reads: { remaining: [invitation] },
  },
])
