import { describe, expect, it } from 'vitest'
import { campaignStatus } from '../../../entities/campaigns/campaign.ts'
import type { TrainingEvent } from '../../../entities/campaigns/training.ts'
import {
  getTrainingAbilities,
  getTrainingRefusals,
  getTrainingRowRefusals,
  remindIndividuallyText,
  type TrainingAction,
  trainingLockedText,
} from './trainingActions.ts'

const { draft, scheduled, active, completed } = campaignStatus
const createSentEvent = (status: number): TrainingEvent => ({
  id: 1,
  send: '2027-03-01T08:00:00.000Z',
  status,
  subjects: [],
  reminders: [],
})

type Facts = Parameters<typeof getTrainingRefusals>[0]
const training = (status: Facts['status'], facts: Partial<Facts> = {}): Facts => ({
  status,
  active: status === active ? 1 : 0,
  isScorm: false,
  events: [createSentEvent(status === completed ? 1 : 0)],
  score: 3,
  total: 10,
  totalUsers: 20,
  ...facts,
})
const sampleTrainings = [
  training(draft),
  training(scheduled),
  training(active),
  training(completed),
  training(active, { isScorm: true, events: [] }),
]

describe('training actions allowed by state (draft, scheduled, active, completed, packaged)', () => {
  it.each<[TrainingAction, admin: string, viewer: string]>([
    ['open', 'yes yes yes yes yes', 'no yes yes yes yes'],
    ['download', 'no no no no yes', 'no no no no no'],
    ['duplicate', 'yes yes yes yes yes', 'no no no no no'],
    ['edit', 'yes yes no no no', 'no no no no no'],
    ['stop', 'no yes yes no no', 'no no no no no'],
    ['delete', 'yes yes no no yes', 'no no no no no'],
    ['rename', 'yes yes yes yes yes', 'no no no no no'],
    ['copy', 'yes yes no no no', 'no no no no no'],
    ['remind', 'no no yes no no', 'no no no no no'],
    ['remindOne', 'no no yes yes no', 'no no no no no'],
    ['reports', 'no no yes yes no', 'no no yes yes no'],
    ['employeePdf', 'no no yes yes no', 'no no yes yes no'],
    ['signInLinks', 'no no yes yes no', 'no no no no no'],
    ['mailLog', 'no no no no no', 'no no no no no'],
  ])('allows %s for admins: %s, for viewers: %s', (action, admin, viewer) => {
    const allowed = (isAdmin: boolean) =>
      sampleTrainings
        .map((one) => (getTrainingRefusals(one, { isAdmin })[action] === null ? 'yes' : 'no'))
        .join(' ')
    expect(allowed(true)).toBe(admin)
    expect(allowed(false)).toBe(viewer)
  })
})

describe('refused training actions', () => {
  it.each<[TrainingAction, Facts, boolean, string]>([
    ['edit', training(active), true, trainingLockedText],
    ['edit', training(completed), true, trainingLockedText],
    ['edit', training(active), false, 'Only admins can do this'],
    ['stop', training(completed), true, 'Only a scheduled or active training can be stopped'],
    ['delete', training(active), true, 'Only a draft or scheduled training can be deleted'],
    ['remind', training(active, { score: 10 }), true, 'Everyone has completed this training'],
    ['remind', training(scheduled), true, 'Reminders can only be sent while a training is active'],
    ['remind', training(completed, { score: 10 }), true, 'Everyone has completed this training'],
    ['copy', training(active), true, "An active training's deliveries can't be copied"],
    ['copy', training(completed), true, "All of this training's deliveries have been sent"],
    ['copy', training(completed, { events: [] }), true, "All of this training's deliveries have been sent"],
    [
      'employeePdf',
      training(active, { totalUsers: 1000 }),
      true,
      'The employee report (.pdf) is only available for fewer than 1000 employees',
    ],
  ])('refuses %s and gives the reason', (action, facts, isAdmin, reason) => {
    expect(getTrainingRefusals(facts, { isAdmin })[action]).toBe(reason)
  })
})

it.each<[string, Facts]>([
  ['a draft without deliveries', training(draft, { events: [] })],
  [
    'a stopped training with some deliveries sent',
    training(draft, { events: [createSentEvent(1), createSentEvent(0)] }),
  ],
])('%s can be copied', (_, facts) => {
  expect(getTrainingRefusals(facts, { isAdmin: true }).copy).toBeNull()
})

it('employees in a completed training can only be reminded individually', () => {
  const { remind, remindOne } = getTrainingRefusals(training(completed), { isAdmin: true })
  expect([remind, remindOne]).toEqual([remindIndividuallyText, null])
})

it('the employee report is available for 999 employees', () => {
  expect(
    getTrainingRefusals(training(active, { totalUsers: 999 }), { isAdmin: false }).employeePdf,
  ).toBeNull()
})

it('the mail log is available at the super level in every status', () => {
  const logs = sampleTrainings.map(
    (one) => getTrainingRowRefusals(one, { isAdmin: true, isSuper: true }).mailLog,
  )
  expect(logs).toEqual([null, null, null, null, null])
})

it('trainingAbilities returns flags that match the refusals', () => {
  expect(getTrainingAbilities(training(active), { isAdmin: true })).toEqual({
    canRemind: true,
    canRename: true,
    canCopy: false,
    canStop: true,
    canDelete: false,
  })
  expect(Object.values(getTrainingAbilities(training(scheduled), { isAdmin: false }))).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})
