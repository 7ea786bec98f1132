import { type Args, type api, campaignStatus } from '@heed/contracts'
import { type AssessmentRow, companyIds, getManagerEmail, type TrainingRow } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { call } from '../testing/testCall.ts'
import { createWorld } from '../world/World.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const world = createWorld()
const { trainings, assessments } = world.campaigns

/** Drops fields that differ on each creation: IDs, keys and instants. */
const toForm = ({ deliveries, ...training }: TrainingRow) => ({
  ...training,
  ...{ id: 0, uniqueId: '', created: '', updated: '' },
  deliveries: deliveries.map(({ reminders, ...delivery }) => ({
    ...delivery,
    eventId: 0,
    reminders: reminders.map((reminder) => ({ ...reminder, id: 0 })),
  })),
})
const toComparable = ({ reminders, ...assessment }: AssessmentRow) => ({
  ...assessment,
  ...{ id: 0, uniqueId: '', created: '', updated: '' },
  reminders: reminders.map((reminder) => ({ ...reminder, id: 0 })),
})

test('a seeded scheduled training equals one created by an admin with the same form', () => {
  const [seeded] = trainings.filter(
    (one) => one.companyId === companyId && one.status === campaignStatus.scheduled,
  )
  if (!seeded) throw new Error('None is to come')
  const { name, subjects, userLists, frequency, subjectsPerInterval, channel, reminderTransport } = seeded
  const { automation, reason } = call(
    world,
    'trainings.create',
    {
      ...{ companyId, name, frequency, subjectsPerInterval },
      subjects: [...subjects],
      userLists: [...userLists],
      scheduleType: 0,
      sendOptions: { channel },
      events: seeded.deliveries.map(({ send, subjects: own }) => ({
        date: send,
        type: 1,
        subjects: [...own],
      })),
      introMessageEnabled: false,
      reminders_enabled: true,
      reminders_settings: { channel: reminderTransport, steps: [...seeded.reminderSteps] },
    },
    admin,
  )
  const made = trainings.get(Number(automation?.id))
  expect([reason, made && toForm(made)]).toEqual([undefined, toForm(seeded)])
})

test('a seeded scheduled assessment equals one created by an admin with the same form', () => {
  const [seeded] = assessments.filter(
    (one) => one.companyId === companyId && one.status === campaignStatus.scheduled,
  )
  if (!seeded) throw new Error('None is to come')
  const { name, questions, lists, channel, deliveryDate, timeOfDay, templateIds, reminders } = seeded
  const { assessment, reason } = call(
    world,
    'assessments.create',
    {
      ...{ companyId, name, channel, scheduleType: 0, due: seeded.due ?? '', date: deliveryDate },
      ...(timeOfDay === null ? {} : { timeOfDay }),
      questions: [...questions],
      userLists: [...lists],
      templateIds: [...templateIds],
      templateCustomized: false,
      personalizeEnabled: true,
      personalizeData: seeded.personalizeData,
      reminders_enabled: true,
      reminders_settings: {
        channel: seeded.remindersChannel,
        steps: reminders.map(({ send }) => ({ sendTime: send })),
      },
    },
    admin,
  )
  const made = assessments.get(Number(assessment?.id))
  expect([reason, made && toComparable(made)]).toEqual([undefined, toComparable(seeded)])
})

test('seeded packages equal those created by an admin with the same form', () => {
  const [training] = trainings.filter(({ isScorm }) => isScorm)
  const [assessment] = assessments.filter(({ isScorm }) => isScorm)
  if (!training || !assessment) throw new Error('No package was made')
  const create = (form: object) => {
    const sent: Args<typeof api.packages.create> = JSON.parse(JSON.stringify({ ...form, companyId }))
    const { automation, assessment: made } = call(world, 'packages.create', sent, admin)
    return Number((automation ?? made)?.id?.toString().slice(1))
  }
  const { name, language, subjects } = training
  const madeTraining = trainings.get(create({ kind: 'training', name, language, subjects }))
  expect(madeTraining && toForm(madeTraining)).toEqual(toForm(training))
  const { questions, templateIds, personalizeEnabled, personalizeData } = assessment
  const madeAssessment = assessments.get(
    create({
      ...{ kind: 'assessment', name: assessment.name, language: assessment.language },
      ...{ questions, templateIds, personalizeEnabled, personalizeData },
    }),
  )
  expect(madeAssessment && toComparable(madeAssessment)).toEqual(toComparable(assessment))
})
