import { assessmentScheduleType, campaignStatus } from '@heed/contracts'
import { describe, expect, it } from 'vitest'
import { formatStartCommand } from '../../../parts/campaigns/wizard/summary/startCommand.ts'
import { createAssessmentStartCall } from './saving.ts'
import { aWizard, openWizardStore } from './testing/openWizardStore.ts'
import { anAssessment, aTemplate } from './testing/wizardServer.ts'
import { toAssessmentSave } from './values.ts'

const facts = { now: '2026-03-02T12:10:00.000Z', zone: 'UTC', isPersonal: false, threatAreas: [] }
const findRefusedStep = (store: Awaited<ReturnType<typeof aWizard>>) =>
  store.steps.find(({ refusal }) => refusal !== undefined)

describe('a new assessment', () => {
  it('asks for one missing choice after another', async () => {
    const store = await aWizard()
    const first = () => {
      const { step, refusal } = findRefusedStep(store) ?? {}
      return [step, refusal]
    }
    expect(first()).toEqual(['content', 'Choose a template first'])
    store.pickTemplate(aTemplate({ questions: [] }))
    expect(first()).toEqual(['personalize', 'Choose at least one scenario'])
    store.chooseQuestions([1001, 1002])
    expect(first()).toEqual(['employees', 'Fill in Personalize first'])
    store.reach('personalize')
    expect(first()).toEqual(['employees', 'Company name: Must be 3 to 150 characters'])
    store.set({ personalizeData: { companyName: 'Norðurljós' } })
    expect(first()).toEqual(['schedule', 'Choose at least one employee'])
    store.set({ userLists: [7] })
    store.people.set(12)
    expect(first()).toEqual(['reminders', 'Choose a due date'])
    store.set({ due: '2026-03-20T12:00:00.000Z' })
    expect(first()).toEqual(['start', 'Enter a name first'])
    expect(store.startRefusal).toBeUndefined()
  })

  it("needs no company details if its scenarios don't use them", async () => {
    const store = await aWizard()
    store.chooseQuestions([1002, 1003])
    expect(store.keys).toEqual([])
    expect(store.facts.personalizeProblem).toBeNull()
  })

  it('is delivered at the next full hour, with a reminder a day later', async () => {
    const store = await aWizard({ zone: 'Europe/Berlin' })
    expect(store.values.date).toBe('2026-03-02T13:00:00.000Z')
    expect(store.reminders).toEqual([{ sendTime: '2026-03-03T13:00:00.000Z' }])
    // The clocks go forward on the 29th: the reminder keeps its time of day.
    store.set({ date: '2026-03-28T08:00:00.000Z' })
    expect(store.reminders).toEqual([{ sendTime: '2026-03-29T07:00:00.000Z' }])
  })

  it("is marked as customized once its template's scenarios change", async () => {
    const store = await aWizard()
    store.pickTemplate(aTemplate())
    expect(store.values).toMatchObject({
      templateIds: [1],
      templateCustomized: false,
      questions: [1002, 1003],
    })
    store.chooseQuestions([1003])
    store.chooseQuestions([1003, 1004])
    expect(store.values).toMatchObject({ templateIds: [1, 'custom'], templateCustomized: true })
    expect(store.templateId).toBe(1)
    store.pickTemplate(aTemplate({ id: 2 }))
    expect(store.values).toMatchObject({ templateIds: [2], templateCustomized: false })
  })

  it('counts scenarios that the plan or the library lacks', async () => {
    const store = await aWizard()
    store.set({ questions: [1002, 77] })
    expect(store.unavailableIds).toEqual([77])
    expect(store.facts.items).toEqual({ selected: 2, unavailable: 1 })
  })
})

describe('the request that saves an assessment', () => {
  it('has a date only for a scheduled delivery', async () => {
    const store = await aWizard()
    const { scheduled, immediate, manual } = assessmentScheduleType
    const sent = (scheduleType: typeof scheduled | typeof immediate | typeof manual) => {
      const { date, timeOfDay } = toAssessmentSave({ ...store.values, scheduleType }, facts)
      return [date, timeOfDay]
    }
    expect(sent(scheduled)).toEqual(['2026-03-02T13:00:00.000Z', '13:00'])
    expect(sent(immediate)).toEqual([null, undefined])
    expect(sent(manual)).toEqual([null, undefined])
  })

  it('leaves out empty details and a disabled intro message', async () => {
    const store = await aWizard()
    store.set({
      personalizeData: { companyName: 'Norðurljós', emailHR: '' },
      intro: { enabled: false, message: '<p>Hæ</p>' },
    })
    const { personalizeData, introMessage } = toAssessmentSave(store.values, facts)
    expect([personalizeData, introMessage]).toEqual([{ companyName: 'Norðurljós' }, null])
  })
})

describe('a saved assessment', () => {
  it('opens with its saved values and no unsaved changes', async () => {
    const store = await openWizardStore(anAssessment())
    expect(store.isDirty).toBe(false)
    expect(store.values).toMatchObject({
      questions: [1002, 1003],
      userLists: [7],
      date: '2026-03-09T09:00:00.000Z',
      due: '2026-03-23T09:00:00.000Z',
      reminders: { steps: null },
    })
    store.set({ date: '2026-03-11T09:00:00.000Z' })
    expect(store.reminders).toEqual([{ sendTime: '2026-03-12T09:00:00.000Z' }])
  })

  it('keeps a reminder that was moved', async () => {
    const moved = { id: 51, sendTime: '2026-03-12T09:00:00.000Z', alreadySet: false }
    const store = await openWizardStore(anAssessment({ reminders_steps: [moved] }))
    store.set({ date: '2026-03-11T09:00:00.000Z' })
    expect(store.reminders).toEqual([moved])
  })

  it("keeps its scenarios, delivery and sent reminders while it's active", async () => {
    const running = anAssessment({
      status: campaignStatus.active,
      date: '2026-02-23T09:00:00.000Z',
      deliveryDate: '2026-02-23T09:00:00.000Z',
      reminders_steps: [
        { id: 1, sendTime: '2026-02-24T09:00:00.000Z', alreadySet: true },
        { id: 2, sendTime: '2026-03-05T09:00:00.000Z', alreadySet: false },
      ],
    })
    const store = await openWizardStore(running)
    expect(store.selectionRefusal).toBe(
      "An ongoing assessment's scenarios, template and delivery can't be changed",
    )
    expect(store.reminders.map((step) => store.isSent(step))).toEqual([true, false])
    expect(store.problems).toEqual({ date: null, due: null, reminders: [null, null] })
    const earlier = { sendTime: '2026-02-28T09:00:00.000Z' }
    store.set({ reminders: { ...store.values.reminders, steps: [...store.reminders, earlier] } })
    expect(store.facts.reminderProblem).toBe("Can't set a reminder to earlier than now!")
  })

  it("can't be edited once it's completed", async () => {
    const store = await openWizardStore(anAssessment({ status: campaignStatus.completed }))
    expect(store.lockedCampaign?.reason).toBe("You can't edit an already completed assessment")
  })
})

describe('a copied assessment', () => {
  const origin = { kind: 'copy', id: '5' } as const

  it('has a new name and no due date, and starts at the content step', async () => {
    const store = await openWizardStore(anAssessment({ status: campaignStatus.active }), { origin })
    expect(store.saved.value).toBeUndefined()
    expect(store.reached).toBe('content')
    expect(store.values).toMatchObject({
      name: 'Spring check Copy',
      due: null,
      date: '2026-03-02T13:00:00.000Z',
      questions: [1002, 1003],
      userLists: [7],
      reminders: { enabled: true, steps: null },
    })
    expect(store.isDirty).toBe(false)
  })

  it('is shared by link only if the company still allows it', async () => {
    const byLink = anAssessment({ scheduleType: -1, date: null })
    const allowed = { settings: { 'ui.assessment_manual_schedule': '1' } }
    expect((await openWizardStore(byLink, { origin })).values.scheduleType).toBe(0)
    expect((await openWizardStore(byLink, { origin, company: allowed })).values.scheduleType).toBe(-1)
  })

  it('needs no template if it was saved without one', async () => {
    const store = await openWizardStore(anAssessment({ templateIds: [] }))
    expect(store.facts.hasTemplate).toBe(true)
  })
})

describe('the start command', () => {
  it('appears once nothing is missing and creates a new assessment', async () => {
    const store = await aWizard()
    const command = () => formatStartCommand(store, () => createAssessmentStartCall(store))
    expect(command()).toBeUndefined()
    store.pickTemplate(aTemplate())
    store.people.set(12)
    store.set({ userLists: [7], due: '2026-03-20T12:00:00.000Z' })
    expect(command()).toBeUndefined()
    store.set({ name: "Ása's check" })
    const line = command() ?? ''
    expect(line).toMatch(/ \| heed api assessments\.create --companyId 11 --body -$/)
    expect(line).toContain(String.raw`"name":"Ása\u0027s check"`)
  })
})
