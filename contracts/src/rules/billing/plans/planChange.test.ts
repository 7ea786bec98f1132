import { describe, expect, it, test } from 'vitest'
import type { Subscription } from '../../../entities/companies/company.ts'
import {
  checkRemoval,
  checkSubscriptionEdit,
  formatAssessmentEnds,
  formatAssessmentsHint,
  formatRefusalSentence,
  getChangeRefusal,
  getDeactivationRefusal,
  getDeletionRefusal,
  getPlanRefusal,
  getPlanSizeRefusal,
  isLeavingPlan,
  type PlanChange,
} from './planChange.ts'

const change = (own: Partial<PlanChange>): PlanChange => ({
  activeAssessments: 0,
  activeTrainings: 0,
  employees: 40,
  newSeats: 50,
  seatsMax: 500,
  changesPlan: false,
  ...own,
})

describe('a subscription change', () => {
  it.each<[string, Partial<PlanChange>, string | undefined, string | undefined]>([
    ['with enough seats for everyone is allowed', {}, undefined, undefined],
    ['to exactly as many seats as employees is allowed', { newSeats: 40 }, undefined, undefined],
    ['of only the seats is allowed with active campaigns', { activeTrainings: 1 }, undefined, undefined],
    [
      "to another plan isn't allowed while trainings are active",
      { changesPlan: true, activeTrainings: 1 },
      'Unable to change subscription plan',
      'please stop the active campaigns',
    ],
    [
      'to another plan names active assessments before missing seats',
      { changesPlan: true, activeAssessments: 2, newSeats: 3 },
      'Unable to change subscription plan',
      'please stop the active campaigns',
    ],
    [
      'to another plan needs a seat for each employee',
      { changesPlan: true, newSeats: 10 },
      'Unable to change your subscription plan',
      'please delete at least 30 employees',
    ],
    [
      'to fewer seats needs a seat for each employee',
      { newSeats: 39 },
      'Unable to change number of seats',
      'please delete at least 1 employees',
    ],
    ["can't exceed the plan's seats", { newSeats: 512 }, 'Unable to make changes', 'Remove 12 seats.'],
  ])('%s', (_, own, title, text) => {
    const asked = change(own)
    const answer = checkSubscriptionEdit(asked)
    const refusal = getChangeRefusal(answer, asked.changesPlan)
    expect([refusal?.title, refusal?.text]).toEqual([title, text])
    const sentence = text?.startsWith('please') ? `To make this change, ${text}.` : text
    expect(refusal ? formatRefusalSentence(refusal) : undefined).toBe(sentence)
    expect(answer.canBeEdited).toBe(refusal === null)
  })
})

it.each([
  [0, 0, true],
  [1, 0, false],
  [0, 1, false],
])('with %i active assessments and %i active trainings, the subscription can be removed: %s', (a, t, may) => {
  expect(checkRemoval({ activeAssessments: a, activeTrainings: t })).toEqual({
    canBeRemoved: may,
    activeAssessments: a,
    activeTrainings: t,
  })
})

it('assessmentEnds lists active assessments with their due dates', () => {
  const two = [
    { name: 'Spring check', due: '2026-03-20' },
    { name: 'By link', due: null },
  ]
  expect(formatAssessmentEnds(two, 2, String)).toBe(
    '“Spring check” ends 2026-03-20; “By link” has no due date',
  )
  expect(formatAssessmentEnds(two.slice(0, 1), 3, String)).toBe('“Spring check” ends 2026-03-20; and 2 more')
})

it("the hint explains how to end an active assessment, which can't be stopped", () => {
  expect(formatAssessmentsHint({ activeAssessments: 0 })).toBeNull()
  expect(formatAssessmentsHint({ activeAssessments: 1 })).toBe(
    "An active assessment can't be stopped: it ends on its due date. To end it sooner, edit it and choose an earlier due date.",
  )
})

it.each<[string, Partial<PlanChange>, string | null]>([
  ['that is allowed', {}, null],
  [
    'to another plan while campaigns are active',
    { changesPlan: true, activeTrainings: 1 },
    'Unable to change subscription plan: please stop the active campaigns',
  ],
  ["beyond the plan's seats", { newSeats: 510 }, 'Unable to make changes: Remove 10 seats.'],
])('planRefusal explains in one line a subscription change %s', (_, own, refusal) => {
  expect(getPlanRefusal(change(own))).toBe(refusal)
})

it.each([
  [500, null],
  [501, 'Unable to make changes: Remove 1 seats.'],
])('a plan for 500 seats with %i seats selected: %s', (newSeats, refusal) => {
  expect(getPlanSizeRefusal({ newSeats, seatsMax: 500 })).toBe(refusal)
})

it("a subscription or company can't be removed while campaigns are active", () => {
  const [free, busy] = [{ canBeRemoved: true }, { canBeRemoved: false }]
  expect([getDeactivationRefusal(free), getDeactivationRefusal(busy)]).toEqual([
    null,
    'Unable to deactivate subscription',
  ])
  expect([getDeletionRefusal(free, 'Esja'), getDeletionRefusal(busy, 'Esja')]).toEqual([
    null,
    "In order to delete Esja, please stop the client's active campaigns",
  ])
})

const createCompany = (own: Partial<Subscription> | null) => ({
  subscription: own && {
    subscription_code: 'standard',
    subscription_name: 'Standard',
    subscription_type: 'partner',
    package_users: 50,
    package_valid: 1 as const,
    ...own,
  },
})

test.each([
  [true, 'a running plan', createCompany({})],
  [false, 'the same plan', createCompany({ subscription_code: 'premium' })],
  [false, 'an expired plan', createCompany({ package_valid: 0 })],
  [false, 'a trial', createCompany({ subscription_type: 'trial' })],
  [false, 'no subscription', createCompany(null)],
])('changing to premium means leaving a plan: %s for %s', (leaves, _, company) => {
  expect(isLeavingPlan(company, 'premium')).toBe(leaves)
})
