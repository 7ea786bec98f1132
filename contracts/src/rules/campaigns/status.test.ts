import { describe, expect, it } from 'vitest'
import { type CampaignStatus, campaignStatus } from '../../entities/campaigns/campaign.ts'
import {
  type AssessmentTimes,
  getAssessmentStatus,
  getStartedAssessmentStatus,
  getStartedTrainingStatus,
  getStatusInfo,
  getStatusKey,
  getTrainingStatus,
  type SendTimes,
} from './status.ts'

const { draft, scheduled, active, completed } = campaignStatus
const now = '2027-03-10T08:00:00.000Z'
const shiftDays = (shift: number) => new Date(Date.parse(now) + shift * 86_400_000).toISOString()
/** Days from now. */
const event = (send: number, ...reminders: number[]): SendTimes[number] => ({
  send: shiftDays(send),
  reminders: reminders.map((at, id) => ({ id, send: shiftDays(at), status: 0 })),
})

it.each<[CampaignStatus, string, string]>([
  [draft, 'Draft', 'draft'],
  [scheduled, 'Scheduled', 'scheduled'],
  [active, 'Active', 'active'],
  [completed, 'Completed', 'completed'],
])('status %i is labelled %s', (status, label, word) => {
  expect(getStatusInfo(status).label).toBe(label)
  expect(getStatusKey(status)).toBe(word)
})

describe('training status', () => {
  it.each<[string, boolean, SendTimes, CampaignStatus]>([
    ['with only future deliveries is scheduled', true, [event(1), event(8)], scheduled],
    ['whose first delivery is due is active', true, [event(0), event(7)], active],
    ['that sends everything now is active', false, [event(0)], active],
    ['with sign-in links is active', false, [], active],
  ])('sets the starting status: a training %s', (_, isScheduled, events, status) => {
    expect(getStartedTrainingStatus(isScheduled, events, now)).toBe(status)
  })

  it.each<[string, CampaignStatus, SendTimes, CampaignStatus]>([
    ['a draft stays a draft', draft, [event(-9)], draft],
    ['a training stays scheduled before its first delivery', scheduled, [event(1), event(8)], scheduled],
    ['the first delivery makes a training active', scheduled, [event(0), event(7)], active],
    ['a training stays active between two deliveries', active, [event(-7), event(1)], active],
    ['an upcoming reminder keeps a training active', active, [event(-2, -1, 1)], active],
    ['the last reminder completes a training', active, [event(-7, -6), event(-2, 0)], completed],
    ['a training is completed a day after its last delivery', active, [event(-8), event(-1)], completed],
    [
      'a training stays active for less than a day after its last delivery',
      active,
      [event(-8), event(-0.9, -0.5)],
      active,
    ],
    ['a scheduled training can become completed directly', scheduled, [event(-9, -8)], completed],
    ['a training without deliveries stays active', active, [], active],
    ['a completed training stays completed', completed, [event(-7)], completed],
  ])('updates the status over time: %s', (_, from, events, to) => {
    expect(getTrainingStatus(from, events, now)).toBe(to)
  })
})

describe('assessment status', () => {
  const times = (facts: Partial<AssessmentTimes> = {}): AssessmentTimes => ({
    deliveryDate: shiftDays(-1),
    due: shiftDays(1),
    usersFinished: 0,
    usersTotal: 10,
    ...facts,
  })

  it.each<[string | null, CampaignStatus]>([
    [shiftDays(1), scheduled],
    [shiftDays(0), active],
    [null, active],
  ])('starts an assessment delivered at %s with status %i', (deliveryDate, status) => {
    expect(getStartedAssessmentStatus(deliveryDate, now)).toBe(status)
  })

  it.each<[string, CampaignStatus, AssessmentTimes, CampaignStatus]>([
    ['a draft stays a draft', draft, times({ due: shiftDays(-1) }), draft],
    [
      'an assessment stays scheduled before its delivery',
      scheduled,
      times({ deliveryDate: shiftDays(1), due: shiftDays(2) }),
      scheduled,
    ],
    ['the delivery makes an assessment active', scheduled, times({ deliveryDate: shiftDays(0) }), active],
    ['an assessment stays active until its due date', active, times(), active],
    ['an assessment is completed at its due date', active, times({ due: shiftDays(0) }), completed],
    [
      'an assessment is completed when everyone has finished',
      active,
      times({ usersFinished: 10 }),
      completed,
    ],
    ['an assessment without employees stays active', active, times({ usersTotal: 0 }), active],
    [
      'a scheduled assessment can become completed directly',
      scheduled,
      times({ due: shiftDays(-1) }),
      completed,
    ],
    ['a completed assessment stays completed', completed, times(), completed],
  ])('updates the status over time: %s', (_, from, facts, to) => {
    expect(getAssessmentStatus(from, facts, now)).toBe(to)
  })
})
