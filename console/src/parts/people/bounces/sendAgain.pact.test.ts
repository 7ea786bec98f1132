// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { pinPeople } from '../testing/pinPeople.ts'
import { resendMessages } from './sendAgain.ts'

const recipient = { companyId: 101, email: 'asa@example.is' }
const delivery = { name: 'Passwords', trainingId: 9001, eventId: 9001 }
const invitation = { name: 'Remote work', assessmentId: 9101 }
const resendRequest = {
  request: 'POST /companies/101/trainings/9001/events/9001/resend' as const,
  body: { email: 'asa@example.is' },
}
const inviteRequest = {
  request: 'DELETE /companies/101/assessments/9101/users/asa%40example.is/progress' as const,
}

pinPeople([
  {
    pin: 'trainings.resendEventMail: a delivery that bounced',
    given: { 'a training': { trainingId: 9001, is: 'active' } },
    ...resendRequest,
    answer: { success: true },
    do: ({ client }) => resendMessages(client, recipient, [delivery]),
    reads: { remaining: [], problem: null },
  },
  {
    pin: 'trainings.resendEventMail: a delivery that bounced, of a training that was stopped',
    given: { 'a training': { trainingId: 9001, is: 'draft' } },
    ...resendRequest,
    answer: { success: false, reason: string('This training has not started yet') },
    do: ({ client }) => resendMessages(client, recipient, [delivery, invitation]),
    reads: { remaining: [delivery, invitation], problem: 'This training has not started yet' },
  },
  {
    pin: 'assessments.resetProgress: an invitation that bounced',
    given: { 'an assessment': { assessmentId: 9101, is: 'active' } },
    ...inviteRequest,
    answer: { success: true },
    do: ({ client }) => resendMessages(client, recipient, [invitation]),
    reads: { remaining: [], problem: null },
  },
  {
    pin: 'assessments.resetProgress: an invitation that bounced, by a viewer',
    as: 'viewer',
    given: { 'an assessment': { assessmentId: 9101, is: 'active' } },
    ...inviteRequest,
    fails: rejections.forbidden(),
    do: ({ client }) => resendMessages(client, recipient, [invitation]),
    reads: { remaining: [invitation] },
  },
])
