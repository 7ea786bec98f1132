import { describe, expect, it } from 'vitest'
import { type CampaignStatus, campaignStatus } from '../../entities/campaigns/campaign.ts'
import {
  type AssessmentTimes,
  assessmentStatusAt,
  type SendTimes,
  startedAssessment,
  startedTraining,
  statusInfo,
  statusWord,
  trainingStatusAt,
} from './status.ts'

const { draft, scheduled, active, completed } = campaignStatus
const now = '2027-03-10T08:00:00.000Z'
const day = (shift: number) => new Date(Date.parse(now) + shift * 86_400_000).toISOString()
/** Days from now. */
const event = (send: number, ...reminders: number[]): SendTimes[number] => ({
  send: day(send),
  reminders: reminders.map((at, id) => ({ id, send: day(at), status: 0 })),
})

it.each<[CampaignStatus, string, string]>([
  [draft, 'Draft', 'draft'],
  [scheduled, 'Scheduled', 'scheduled'],
  [active, 'Active', 'active'],
  [completed, 'Completed', 'completed'],
])('status %i is labelled %s', (status, label, word) => {
  expect(statusInfo(status).label).toBe(label)
  expect(statusWord(status)).toBe(word)
})

describe('training status', () => {
  it.each<[string, boolean, SendTimes, CampaignStatus]>([
    ['on a schedule waits for its first delivery', true, [event(1), event(8)], scheduled],
    ['whose first delivery is due runs at once', true, [event(0), event(7)], active],
    ['that sends everything now runs at once', false, [event(0)], active],
    ['of sign-in links runs at once', false, [], active],
  ])('sets the starting status: a training %s', (_, isScheduled, events, status) => {
    expect(startedTraining(isScheduled, events, now)).toBe(status)
  })

  it.each<[string, CampaignStatus, SendTimes, CampaignStatus]>([
    ['a draft stays a draft', draft, [event(-9)], draft],
    ['before its first delivery it stays scheduled', scheduled, [event(1), event(8)], scheduled],
    ['its first delivery makes it active', scheduled, [event(0), event(7)], active],
    ['between two deliveries it is active', active, [event(-7), event(1)], active],
    ['a reminder that is still to come keeps it active', active, [event(-2, -1, 1)], active],
    ['with the last reminder it is completed', active, [event(-7, -6), event(-2, 0)], completed],
    ['a day after its last delivery it is completed', active, [event(-8), event(-1)], completed],
    ['less than a day after it is active', active, [event(-8), event(-0.9, -0.5)], active],
    ['a long sleep takes it from scheduled to completed', scheduled, [event(-9, -8)], completed],
    ['without deliveries it runs on', active, [], active],
    ['completed it stays completed', completed, [event(-7)], completed],
  ])('updates the status over time: %s', (_, from, events, to) => {
    expect(trainingStatusAt(from, events, now)).toBe(to)
  })
})

describe('assessment status', () => {
  const times = (facts: Partial<AssessmentTimes> = {}): AssessmentTimes => ({
    deliveryDate: day(-1),
    due: day(1),
    usersFinished: 0,
    usersTotal: 10,
    ...facts,
  })

  it.each<[string | null, CampaignStatus]>([
    [day(1), scheduled],
    [day(0), active],
    [null, active],
  ])('starts an assessment delivered at %s with status %i', (deliveryDate, status) => {
    expect(startedAssessment(deliveryDate, now)).toBe(status)
  })

  it.each<[string, CampaignStatus, AssessmentTimes, CampaignStatus]>([
    ['a draft stays a draft', draft, times({ due: day(-1) }), draft],
    ['waits for its delivery', scheduled, times({ deliveryDate: day(1), due: day(2) }), scheduled],
    ['its delivery makes it active', scheduled, times({ deliveryDate: day(0) }), active],
    ['runs until it is due', active, times(), active],
    ['is completed when it is due', active, times({ due: day(0) }), completed],
    ['is completed when everybody is done', active, times({ usersFinished: 10 }), completed],
    ['is not done where nobody was asked', active, times({ usersTotal: 0 }), active],
    ['a long sleep takes it from scheduled to completed', scheduled, times({ due: day(-1) }), completed],
    ['completed it stays completed', completed, times(), completed],
  ])('updates the status over time: %s', (_, from, facts, to) => {
    expect(assessmentStatusAt(from, facts, now)).toBe(to)
  })
})
