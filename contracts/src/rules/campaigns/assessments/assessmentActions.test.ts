import { describe, expect, it } from 'vitest'
import { campaignStatus } from '../../../entities/campaigns/campaign.ts'
import { type AssessmentAction, type AssessmentContext, getAssessmentRefusals } from './assessmentActions.ts'

const { draft, scheduled, active, completed } = campaignStatus
const now = '2027-03-10T08:00:00.000Z'
const due = '2027-03-20T08:00:00.000Z'

type Facts = Parameters<typeof getAssessmentRefusals>[0]
const assessment = (status: Facts['status'], facts: Partial<Facts> = {}): Facts => ({
  status,
  isScorm: false,
  usersFinished: 3,
  usersTotal: 10,
  due,
  ...facts,
})
const createContext = (facts: Partial<AssessmentContext> = {}): AssessmentContext => ({
  isAdmin: true,
  now,
  recommendations: true,
  ...facts,
})
const sampleAssessments = [
  assessment(draft),
  assessment(scheduled),
  assessment(active),
  assessment(completed),
  assessment(active, { isScorm: true, due: null, usersTotal: 0, usersFinished: 0 }),
]

describe('assessment actions allowed by state (draft, scheduled, active, completed, packaged)', () => {
  it.each<[AssessmentAction, admin: string, viewer: string]>([
    ['open', 'yes yes yes yes yes', 'no yes yes yes yes'],
    ['duplicate', 'yes yes yes yes yes', 'no no no no no'],
    ['edit', 'yes yes yes no no', 'no no no no no'],
    ['stop', 'no yes no no no', 'no no no no no'],
    ['delete', 'yes yes no no yes', 'no no no no no'],
    ['rename', 'yes yes yes yes yes', 'no no no no no'],
    ['remind', 'no no yes no no', 'no no no no no'],
    ['detailedReport', 'no no yes yes yes', 'no no yes yes yes'],
    ['download', 'no no no no yes', 'no no no no no'],
    ['remindersTab', 'no yes yes yes no', 'no yes yes yes no'],
    ['recommendationTab', 'no no no yes yes', 'no no no no no'],
    ['restart', 'no no yes yes no', 'no no no no no'],
    ['resetProgress', 'no yes yes yes yes', 'no no no no no'],
  ])('allows %s for admins: %s, for viewers: %s', (action, admin, viewer) => {
    const allowed = (isAdmin: boolean) =>
      sampleAssessments
        .map((one) =>
          getAssessmentRefusals(one, createContext({ isAdmin }))[action] === null ? 'yes' : 'no',
        )
        .join(' ')
    expect(allowed(true)).toBe(admin)
    expect(allowed(false)).toBe(viewer)
  })
})

describe('refused assessment actions', () => {
  it.each<[AssessmentAction, Facts, Partial<AssessmentContext>, string]>([
    ['edit', assessment(completed), {}, "You can't edit an already completed assessment"],
    ['stop', assessment(active), {}, 'Only a scheduled assessment can be stopped'],
    ['remind', assessment(active, { usersFinished: 10 }), {}, 'Everyone has completed this assessment'],
    ['restart', assessment(completed, { due: now }), {}, 'Set a due date in the future'],
    ['restart', assessment(completed), { due: now }, 'Set a due date in the future'],
    [
      'recommendationTab',
      assessment(completed),
      { recommendations: false },
      'Recommendations are switched off',
    ],
    ['resetProgress', assessment(draft), {}, 'A draft has no progress to reset'],
    ['delete', assessment(active), { isAdmin: false }, 'Only admins can do this'],
  ])('refuses %s and gives the reason', (action, facts, context, reason) => {
    expect(getAssessmentRefusals(facts, createContext(context))[action]).toBe(reason)
  })
})

it('a restart with a future due date is allowed', () => {
  expect(
    getAssessmentRefusals(assessment(completed, { due: now }), createContext({ due })).restart,
  ).toBeNull()
})
