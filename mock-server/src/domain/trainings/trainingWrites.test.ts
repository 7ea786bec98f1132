import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const [listId, emptyList] = [companyId * 1000 + 1, companyId * 1000 + 9]
const toTrainingParams = (at: number) => ({ companyId, trainingId: String(companyId * 100 + at) })
const [completed, active, draft] = [toTrainingParams(1), toTrainingParams(2), toTrainingParams(4)]
beforeEach(() => {
  world = createWorld()
})

const start = '2026-02-10T08:00:00Z'
const save = (own: object = {}) => ({
  companyId,
  name: 'Summer',
  subjects: [101, 201, 301],
  userLists: [listId],
  scheduleType: 0 as const,
  frequency: 'W2',
  subjectsPerInterval: 2,
  sendOptions: { channel: 1 },
  events: [{ date: start, type: 1 as const, subjects: [] }],
  introMessageEnabled: false,
  reminders_enabled: true,
  reminders_settings: { channel: 1, steps: [{ delay: 2, delayType: 3 as const }] },
  ...own,
})
const create = (own: object = {}) => call(world, 'trainings.create', save(own), admin)
const get = (trainingId: string) => call(world, 'trainings.get', { companyId, trainingId }, admin)
const createValidTraining = (own: object = {}) => {
  const { success, automation, reason } = create(own)
  expect([success, reason]).toEqual([true, undefined])
  return get(String(automation?.id))
}

describe('a new training', () => {
  it('schedules deliveries and reminders by its rule for every employee on its lists', () => {
    const training = createValidTraining()
    expect(training).toMatchObject({ status: 1, name: 'Summer', firstBatch: '2026-02-10T08:00:00.000Z' })
    expect(
      training.events.map(({ send, subjects, reminders }) => [
        send,
        subjects.map(({ subject_id }) => subject_id),
        reminders.map((reminder) => reminder.send),
      ]),
    ).toEqual([
      ['2026-02-10T08:00:00.000Z', [101, 201], ['2026-02-12T08:00:00.000Z']],
      ['2026-02-17T08:00:00.000Z', [301], ['2026-02-19T08:00:00.000Z']],
    ])
    const people = call(world, 'lists.listUsers', { companyId, listId }, admin).count
    expect([training.totalUsers, training.total]).toEqual([people, people * 3])
  })

  it('keeps its delivery names after being stopped and updated', () => {
    const events = [
      { date: start, type: 1 as const, name: '<b>Before</b> the audit', subjects: [301] },
      { date: '2026-02-17T08:00:00Z', type: 1 as const, subjects: [101, 201] },
    ]
    const training = createValidTraining({ events })
    expect(training.events.map(({ name }) => name)).toEqual(['Before the audit', undefined])
    const trainingId = String(training.id)
    expect(call(world, 'trainings.pause', { companyId, trainingId }, admin).success).toBe(true)
    const draft = { companyId, trainingId, name: 'Autumn' }
    expect(call(world, 'trainings.updateDraft', draft, admin).success).toBe(true)
    expect(get(trainingId).events.map(({ name }) => name)).toEqual(['Before the audit', undefined])
  })

  it('is sent immediately without a schedule, with a unique link per employee', () => {
    const training = createValidTraining({ scheduleType: 1, events: [] })
    expect(training).toMatchObject({ status: 2, subjectsSent: 3, totalSubjects: 3, viewed: 0 })
    const mails = world.mails.filter(({ kind }) => kind === 'lesson')
    expect(mails).toHaveLength(training.totalUsers)
    expect(new Set(mails.flatMap(({ links }) => links)).size).toBe(training.totalUsers)
    expect(training.totalForView).toBe((training.totalUsers - Number(training.bouncedEmails)) * 3)
  })

  it('with sign-in links is available to every employee and sends no emails', () => {
    const training = createValidTraining({ scheduleType: 2, events: [] })
    expect(training).toMatchObject({ status: 2, events: [], totalForView: training.total })
    expect(world.mails.filter(({ kind }) => kind === 'lesson')).toEqual([])
  })

  it.each<[string, object, string]>([
    ['if it has the untitled default name', { name: 'Untitled Training' }, 'Enter a name first'],
    ['if its list is empty', { userLists: [emptyList] }, 'Choose at least one employee'],
    [
      'if it starts in the past',
      { events: [{ date: '2026-01-01T08:00:00Z', type: 1, subjects: [] }] },
      'Date cannot be set in the past.',
    ],
    ['if it has no start date', { events: [] }, 'Choose a start date'],
    [
      'if a subject is in two deliveries',
      {
        events: [
          { date: start, type: 1, subjects: [101, 201] },
          { date: '2026-02-17T08:00:00Z', type: 1, subjects: [201, 301] },
        ],
      },
      'A subject can be delivered only once',
    ],
    [
      'if a subject is unknown',
      { subjects: [101, 999_999] },
      '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    ["if its channel isn't connected", { sendOptions: { channel: 4 } }, 'Teams is not connected'],
    [
      'if its introduction is empty',
      { introMessageEnabled: true },
      'Write the intro message, or switch it off',
    ],
  ])('is rejected with a reason %s', (_, own, reason) => {
    expect(create(own)).toEqual({ success: false, reason })
  })

  it("can't be created or saved as a draft without a license", () => {
    const company = companyIds.expired
    const asked = { ...save({ userLists: [company * 1000 + 1] }), companyId: company }
    const as = getManagerEmail('admin', 'expired')
    const reason = 'No license available'
    expect(call(world, 'trainings.create', asked, as)).toEqual({ success: false, reason })
    expect(call(world, 'trainings.saveDraft', { companyId: company, name: 'Later' }, as)).toEqual({
      success: false,
      reason,
    })
  })

  it("is rejected with 404 when it uses another company's list", () => {
    expect(catchRefusal(() => create({ userLists: [companyIds.partner * 1000 + 1] })).status).toBe(404)
  })
})

describe('a draft', () => {
  it('needs only a name and starts when saved with complete settings', () => {
    const { automation } = call(world, 'trainings.saveDraft', { companyId, name: '<b>Later</b>' }, admin)
    const trainingId = String(automation?.id)
    expect(get(trainingId)).toMatchObject({ status: -1, name: 'Later', events: [], subjects: [] })
    const changed = { companyId, trainingId, name: 'Sooner', subjects: [101], userLists: [listId] }
    expect(call(world, 'trainings.updateDraft', changed, admin).success).toBe(true)
    expect(get(trainingId)).toMatchObject({ name: 'Sooner', subjects: [101], status: -1 })
    expect(call(world, 'trainings.update', { ...save(), trainingId }, admin)).toEqual({
      success: true,
      automation: { id: Number(trainingId), status: 1 },
    })
  })

  it('rejects a draft update of an active training', () => {
    const { success } = call(world, 'trainings.updateDraft', { ...active, name: 'Sooner' }, admin)
    expect(success).toBe(false)
  })
})

describe('an active training', () => {
  const asSaved = () => {
    const { name, scheduleType, frequency, subjectsPerInterval, ...training } = get(active.trainingId)
    return {
      ...active,
      name,
      frequency,
      subjectsPerInterval,
      scheduleType: scheduleType as 0,
      subjects: training.subjects.map(Number),
      templateId: training.template_id,
      templateCustomized: training.templateCustomized === true,
      userLists: training.definition.userLists,
      sendOptions: { channel: 1 },
      events: training.events.map(({ id, send, subjects }) => ({
        id,
        date: send,
        type: 1 as const,
        subjects: subjects.map(({ subject_id }) => subject_id),
      })),
      introMessageEnabled: training.definition.introMessageEnabled === true,
      introductoryData: { message: training.definition.introductoryData.message },
      reminders_enabled: training.reminders_enabled === true,
      reminders_settings: { channel: training.reminders_settings.channel, steps: training.reminders_steps },
    }
  }
  const locked = "You can't edit an already ongoing or completed training"

  it('rejects a new name, but checks whether a new channel is connected', () => {
    expect(call(world, 'trainings.update', asSaved(), admin).success).toBe(true)
    const teams = { ...asSaved(), sendOptions: { channel: 4 } }
    expect(call(world, 'trainings.update', teams, admin).reason).toBe('Teams is not connected')
    const other = { ...asSaved(), name: 'Other' }
    expect(call(world, 'trainings.update', other, admin)).toEqual({ success: false, reason: locked })
    expect(call(world, 'trainings.update', { ...other, ...completed }, admin).reason).toBe(locked)
  })

  it('becomes a draft when stopped, keeping sent lessons and dropping planned ones', () => {
    const before = get(active.trainingId)
    expect(call(world, 'trainings.pause', active, admin).automation?.status).toBe(-1)
    const after = get(active.trainingId)
    expect([after.score, after.totalForView]).toEqual([before.score, before.totalForView])
    expect(before.opened).toBeGreaterThan(0)
    expect([after.opened, after.viewed]).toEqual([before.opened, before.viewed])
    expect(after.total).toBeLessThan(before.total)
    expect(
      world.campaigns.lessonVisits.find(({ trainingId }) => String(trainingId) === active.trainingId),
    ).toBe(undefined)
    const again = { ...asSaved(), events: [...asSaved().events.slice(0, 3), ...save().events] }
    const [came] = again.events
    const twice = { date: start, type: 1 as const, subjects: [...(came?.subjects ?? [])] }
    expect(
      call(world, 'trainings.update', { ...again, events: [...again.events, twice] }, admin).reason,
    ).toBe('A subject can be delivered only once')
    expect(call(world, 'trainings.update', again, admin).reason).toBeUndefined()
    const onLists = [...world.getEmployeeTable(companyId).values()].filter(({ lists }) =>
      lists.some((id) => again.userLists.includes(id)),
    )
    expect(get(active.trainingId)).toMatchObject({
      status: 2,
      total: after.total + onLists.length,
      score: before.score,
    })
  })
})

test("a draft or completed training can't be stopped", () => {
  const reason = 'Only a scheduled or active training can be stopped'
  expect(call(world, 'trainings.pause', draft, admin)).toEqual({ success: false, reason })
  expect(call(world, 'trainings.pause', completed, admin)).toEqual({ success: false, reason })
})
