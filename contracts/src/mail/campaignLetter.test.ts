import { expect, it } from 'vitest'
import { formatInvitationLines, formatLessonsSubject } from './campaignLetter.ts'

const invitationFacts = { name: 'Phishing', scenarios: 8, duration: 250, due: '2026-03-23T09:00:00.000Z' }

it('lessonsAbout distinguishes one lesson from several', () => {
  expect([
    formatLessonsSubject('en', 1),
    formatLessonsSubject('en', 2),
    formatLessonsSubject('is', 2),
  ]).toEqual(['a lesson for you', '2 lessons for you', 'kennslustundir fyrir þig: 2'])
})

it('an invitation gives scenarios, duration and due date in the language of the message', () => {
  expect(formatInvitationLines('en', invitationFacts)).toEqual([
    'Phishing: 8 scenarios, about 4 minutes',
    'Please answer by Mar 23, 2026 09:00 UTC',
  ])
  expect(formatInvitationLines('is', { ...invitationFacts, scenarios: 1, due: null })).toEqual([
    'Phishing: 1 atburðarás, um 4 mínútur',
  ])
})
