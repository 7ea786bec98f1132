import { type Args, type api, campaignStatus, channelBits, reminderMode } from '@heed/contracts'
import { assessmentTemplates, librarySubjects } from '@heed/fixtures/library'
import fc from 'fast-check'
import { RefusalError } from '../../calls/refusal.ts'
import { advanceTime } from '../../simulation/advanceTime.ts'
import { call } from '../../testing/testCall.ts'
import { dayMs } from '../../world/Clock.ts'
import type { FigureContext } from './asking.ts'

export type Step =
  | { what: 'wait'; days: number }
  | {
      what: 'train'
      subjects: number[]
      scheduleType: 0 | 1 | 2
      frequency: string
      channel: number
      after: number
      reminded: boolean
    }
  | {
      what: 'assess'
      template: number
      scheduleType: 0 | 1 | -1
      after: number
      lasts: number
      reminded: boolean
    }
  | { what: 'stop' | 'remind' | 'nudge' | 'again' | 'forget' | 'leave' | 'join'; pick: number }

const subjectIds = librarySubjects.map(({ id }) => id)

const waitStep = fc.record({
  what: fc.constant('wait' as const),
  days: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0, max: 3, noNaN: true })),
})
const trainingStep = fc.record({
  what: fc.constant('train' as const),
  subjects: fc.uniqueArray(fc.constantFrom(...subjectIds), { minLength: 1, maxLength: 4 }),
  scheduleType: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
  frequency: fc.constantFrom('W1', 'W2', 'B1', 'M3'),
  channel: fc.integer({ min: channelBits.email, max: 7 }),
  after: fc.integer({ min: 1, max: 20 }),
  reminded: fc.boolean(),
})
const assessmentStep = fc.record({
  what: fc.constant('assess' as const),
  template: fc.nat(assessmentTemplates.length - 1),
  scheduleType: fc.constantFrom(0 as const, 1 as const, -1 as const),
  after: fc.integer({ min: 1, max: 20 }),
  lasts: fc.integer({ min: 3, max: 30 }),
  reminded: fc.boolean(),
})
const actionStep = fc.record({
  what: fc.constantFrom(
    'stop' as const,
    'remind' as const,
    'nudge' as const,
    'again' as const,
    'forget' as const,
    'leave' as const,
    'join' as const,
  ),
  pick: fc.nat(99),
})

export interface CompanyHistory {
  scenario: string
  seed: number
  employees: number
  steps: Step[]
}

export const companyHistories: fc.Arbitrary<CompanyHistory> = fc.record({
  scenario: fc.constantFrom('default', 'default', 'anonymous', 'busy'),
  seed: fc.nat(9999),
  employees: fc.integer({ min: 1, max: 30 }),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: waitStep },
      { weight: 2, arbitrary: trainingStep },
      { weight: 2, arbitrary: assessmentStep },
      actionStep,
    ),
    { minLength: 1, maxLength: 10 },
  ),
})

export function runStep(context: FigureContext, step: Step): void {
  try {
    applyStep(context, step)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
  }
}

function applyStep(context: FigureContext, step: Step): void {
  const { world, companyId, admin } = context
  const pickItem = <T>(items: readonly T[], index: number): T | undefined =>
    items[index % Math.max(1, items.length)]
  switch (step.what) {
    case 'wait':
      advanceTime(world, world.clock.now + Math.round(step.days * dayMs))
      return
    case 'train':
      call(world, 'trainings.create', toTrainingArgs(context, step), admin)
      return
    case 'assess':
      call(world, 'assessments.create', toAssessmentArgs(context, step), admin)
      return
    case 'stop': {
      const training = pickItem(world.campaigns.trainingsByCompany.get(companyId), step.pick)
      if (training) call(world, 'trainings.pause', { companyId, trainingId: String(training.id) }, admin)
      return
    }
    case 'remind': {
      const training = pickItem(world.campaigns.trainingsByCompany.get(companyId), step.pick)
      if (!training) return
      const input = { companyId, trainingId: String(training.id), mode: reminderMode.notFinished }
      call(world, 'trainings.sendReminders', input, admin)
      return
    }
    case 'nudge':
    case 'again': {
      const assessment = pickItem(listRunningAssessments(context), step.pick)
      if (!assessment) return
      const input = { companyId, assessmentId: String(assessment.id) }
      if (step.what === 'nudge') call(world, 'assessments.sendReminders', input, admin)
      else call(world, 'assessments.restart', { ...input, due: addDaysToNow(context, 14) }, admin)
      return
    }
    case 'forget': {
      const assessment = pickItem(world.campaigns.assessmentsByCompany.get(companyId), step.pick)
      const result = assessment && pickItem(world.campaigns.resultsByAssessment.get(assessment.id), step.pick)
      const person = result && world.employees.get(result.employeeId)
      if (!assessment || !person) return
      const input = { companyId, assessmentId: String(assessment.id), email: person.email }
      call(world, 'assessments.resetProgress', input, admin)
      return
    }
    case 'leave': {
      const person = pickItem([...world.getEmployeeTable(companyId).values()], step.pick)
      if (person) call(world, 'employees.delete', { companyId, email: person.email, lists: [] }, admin)
      return
    }
    case 'join': {
      const list = pickItem(world.listsByCompany.get(companyId), step.pick)
      const records = [{ email: `new${step.pick}@join.example`, name: 'Nýr', lineNumber: 1 }]
      const input = { companyId, records, preview: false, ...(list ? { listId: list.id } : {}) }
      call(world, 'import.createUsersBatch', input, admin)
      return
    }
  }
}

const selectListIds = ({ world, companyId }: FigureContext) =>
  world.listsByCompany
    .get(companyId)
    .slice(0, 2)
    .map(({ id }) => id)

const listRunningAssessments = ({ world, companyId }: FigureContext) =>
  world.campaigns.assessmentsByCompany.get(companyId).filter(({ status }) => status === campaignStatus.active)

const addDaysToNow = ({ world }: FigureContext, days: number): string => world.clock.after(days * dayMs)

function toTrainingArgs(
  context: FigureContext,
  { subjects, scheduleType, frequency, channel, after, reminded }: Extract<Step, { what: 'train' }>,
): Args<typeof api.trainings.create> {
  return {
    companyId: context.companyId,
    name: `Training of ${subjects.join(', ')}`,
    subjects,
    userLists: selectListIds(context),
    scheduleType,
    frequency,
    subjectsPerInterval: Number(frequency.slice(1)),
    sendOptions: { channel },
    events: scheduleType === 0 ? [{ date: addDaysToNow(context, after), type: 1, subjects: [] }] : [],
    introMessageEnabled: false,
    reminders_enabled: reminded,
    reminders_settings: { channel, steps: [{ delay: 2, delayType: 3 }] },
  }
}

function toAssessmentArgs(
  context: FigureContext,
  { template, scheduleType, after, lasts, reminded }: Extract<Step, { what: 'assess' }>,
): Args<typeof api.assessments.create> {
  const startDays = scheduleType === 0 ? after : 0
  return {
    companyId: context.companyId,
    name: `Assessment ${template}`,
    questions: [...(assessmentTemplates[template]?.items ?? [])],
    userLists: selectListIds(context),
    channel: channelBits.email,
    scheduleType,
    date: scheduleType === 0 ? addDaysToNow(context, after) : null,
    due: addDaysToNow(context, startDays + lasts),
    reminders_enabled: reminded,
    reminders_settings: {
      channel: channelBits.email,
      steps: reminded ? [{ sendTime: addDaysToNow(context, startDays + lasts / 2) }] : [],
    },
    templateIds: ['custom'],
    templateCustomized: true,
    personalizeEnabled: false,
  }
}
