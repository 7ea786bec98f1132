import { companyIds, getManagerEmail } from '@heed/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'

let world: World
const companyId = companyIds.direct
const admin = getManagerEmail('admin')
const viewer = getManagerEmail('viewer')
const formatKey = (at: number, company: number = companyId) => String(company * 100 + at)
const [completed, running, scheduled, draft] = [formatKey(1), formatKey(2), formatKey(3), formatKey(4)]
beforeEach(() => {
  world = createWorld()
})

const toTrainingParams = (trainingId: string) => ({ companyId, trainingId })
const toAssessmentParams = (assessmentId: string) => ({ companyId, assessmentId })

const trainings = {
  keeps: 'Only a draft or scheduled training can be deleted',
  over: 'This training is completed: you can only remind employees one at a time',
  counted: { draft: 1, scheduled: 1, active: 2, completed: 5 },
  found: [
    { status: 1, filter: 'p' },
    { draft: 1, scheduled: 1, active: 0, completed: 3 },
  ],
  untitled: ' Untitled <i>Training</i>',
  missing: 'Training program not found :(',
  counts: (asked: object, as: string) => call(world, 'trainings.list', { companyId, ...asked }, as).counts,
  open: (key: string, as: string) => call(world, 'trainings.get', toTrainingParams(key), as),
  remove: (key: string) => call(world, 'trainings.delete', toTrainingParams(key), admin),
  rows: (key: string) => world.campaigns.lessonsByTraining.get(Number(key)),
  rename: (name: string) => call(world, 'trainings.rename', { ...toTrainingParams(completed), name }, admin),
  remind: (key: string, own: object = {}) =>
    call(world, 'trainings.sendReminders', { ...toTrainingParams(key), mode: 2, ...own }, admin),
  toRemind: () =>
    call(world, 'trainings.listReminderUsers', { ...toTrainingParams(running), reminderOption: 2 }, admin)
      .users,
}

const assessments = {
  keeps: 'Only a draft or scheduled assessment can be deleted',
  over: 'Reminders can only be sent while an assessment is active',
  counted: { draft: 1, scheduled: 1, active: 2, completed: 2 },
  found: [
    { status: 4, filter: 'check' },
    { draft: 0, scheduled: 1, active: 1, completed: 0 },
  ],
  untitled: 'Untitled Assessment',
  missing: 'Assessment not found :(',
  counts: (asked: object, as: string) => call(world, 'assessments.list', { companyId, ...asked }, as).counts,
  open: (key: string, as: string) => call(world, 'assessments.listUsers', toAssessmentParams(key), as),
  remove: (key: string) => call(world, 'assessments.delete', toAssessmentParams(key), admin),
  rows: (key: string) => world.campaigns.resultsByAssessment.get(Number(key)),
  rename: (name: string) =>
    call(world, 'assessments.rename', { ...toAssessmentParams(completed), name }, admin),
  remind: (key: string, own: object = {}) =>
    call(world, 'assessments.sendReminders', { ...toAssessmentParams(key), ...own }, admin),
  toRemind: () =>
    call(world, 'assessments.listUsers', { ...toAssessmentParams(running), progress: 'toRemind' }, admin)
      .users,
}

describe.each([
  ['trainings', trainings],
  ['assessments', assessments],
] as const)('%s', (_name, kind) => {
  it('are counted by status, with drafts for admins only', () => {
    const all = { d: 1, n: 1 }
    const [filter, found] = kind.found
    expect(kind.counts(all, admin)).toEqual(kind.counted)
    expect(kind.counts({ ...all, ...filter }, admin)).toEqual(found)
    expect(kind.counts(all, viewer)).toMatchObject({ draft: 0, scheduled: 1 })
  })

  it.each<[string, string, string]>([
    ['of another company', formatKey(1, companyIds.partner), admin],
    ["with a packaged one's key", `p${running}`, admin],
    ['with an unknown key', '0', admin],
    ['in draft opened by a viewer', draft, viewer],
  ])('answer 404 for one %s', (_, key, as) => {
    const { status, message } = catchRefusal(() => kind.open(key, as))
    expect([status, message]).toEqual([404, kind.missing])
  })

  it.each<[string, string, boolean]>([
    ['draft', draft, true],
    ['scheduled', scheduled, true],
    ['active', running, false],
    ['completed', completed, false],
  ])('that are %s can be deleted: %s', (_, key, can) => {
    const { success, reason } = kind.remove(key)
    expect([success, reason]).toEqual([can, can ? undefined : kind.keeps])
    if (!can) return
    expect([kind.rows(key).length, catchRefusal(() => kind.open(key, admin)).status]).toEqual([0, 404])
    expect(catchRefusal(() => kind.remove(key)).status).toBe(404)
  })

  it("have plain-text names that can't be empty or the untitled default", () => {
    const named = () => {
      const { campaigns } = world
      const rows = kind === trainings ? campaigns.trainings : campaigns.assessments
      return rows.get(Number(completed))?.name
    }
    expect(kind.rename(' <i>Basics</i>&nbsp;2 ')).toMatchObject({
      success: true,
      [kind === trainings ? 'automation' : 'assessment']: { id: Number(completed), name: 'Basics 2' },
    })
    expect(catchRefusal(() => kind.rename('<b></b>')).status).toBe(400)
    expect(kind.rename(kind.untitled)).toEqual({ success: false, reason: 'Enter a name first' })
    expect(named()).toBe('Basics 2')
  })

  it('remind only the selected employees', () => {
    const [one, other, ...rest] = kind.toRemind().map(({ email }) => email)
    const some = { allSelected: false, checkedUsers: [one ?? '', other ?? ''], unCheckedUsers: [] }
    expect(kind.remind(running, { selection: some }).count).toBe(2)
    const but = { allSelected: true, checkedUsers: [], unCheckedUsers: rest }
    expect(kind.remind(running, { selection: but }).count).toBe(2)
    const nobody = { allSelected: false, checkedUsers: [], unCheckedUsers: [] }
    const reason = 'There are no employees to be reminded.'
    expect(kind.remind(running, { selection: nobody })).toEqual({ success: false, reason })
  })

  it('remind no one once they are completed', () => {
    expect(kind.remind(completed)).toEqual({ success: false, reason: kind.over })
  })
})
