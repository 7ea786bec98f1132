import {
  type Assessment,
  AssessmentReminderStep,
  type AssessmentSave,
  assessmentScheduleType,
  channelBits,
  getItemIds,
  getNextAssessmentReminder,
  getNextFullHour,
  getZonedTime,
  isFlagOn,
  isNotStarted,
  type PersonalizeData,
  PersonalizeDraft,
  TemplateIds,
  untitledAssessment,
} from '@heed/contracts'
import * as z from 'zod/mini'

export const AssessmentValues = z.object({
  name: z.string(),
  /** Also contains 'custom' once the selection has been changed. */
  templateIds: TemplateIds,
  templateCustomized: z.boolean(),
  beginsWithContent: z.boolean(),
  questions: z.array(z.int()),
  personalizeData: PersonalizeDraft,
  userLists: z.array(z.int()),
  scheduleType: z.literal(Object.values(assessmentScheduleType)),
  date: z.nullable(z.string()),
  due: z.nullable(z.string()),
  channel: z.int(),
  reminders: z.object({
    enabled: z.boolean(),
    channel: z.int(),
    /** Null means one reminder, a day after the delivery. */
    steps: z.nullable(z.array(AssessmentReminderStep)),
  }),
  intro: z.object({ enabled: z.boolean(), message: z.string() }),
})
export type AssessmentValues = z.infer<typeof AssessmentValues>

export interface InitialContext {
  now: string
  zone: string
  channel?: number | undefined
  personalizeData?: PersonalizeDraft | undefined
  /** Returns the intro that was typed earlier and then switched off. */
  offIntro?: ((id: AssessmentId) => string) | undefined
}

type AssessmentId = Assessment['id']

export const createAssessmentValues = (context: InitialContext): AssessmentValues => {
  const { now, zone, channel = channelBits.email, personalizeData = {} } = context
  return {
    name: untitledAssessment,
    templateIds: [],
    templateCustomized: false,
    beginsWithContent: false,
    questions: [],
    personalizeData,
    userLists: [],
    scheduleType: assessmentScheduleType.scheduled,
    date: getNextFullHour(now, zone),
    due: null,
    channel,
    reminders: { enabled: true, channel, steps: null },
    intro: { enabled: false, message: '' },
  }
}

export function toAssessmentValues(assessment: Assessment, context: InitialContext): AssessmentValues {
  const { definition, templateIds, scheduleType, introMessage } = assessment
  const { companyName, companyDomain, emailHR } = definition.personalizeData
  const questions = getItemIds(assessment.questions)
  const isDated = scheduleType === assessmentScheduleType.scheduled
  return {
    name: assessment.name,
    templateIds: [...templateIds],
    templateCustomized: isFlagOn(assessment.templateCustomized),
    beginsWithContent: templateIds.length === 0 && questions.length > 0,
    questions,
    personalizeData: {
      ...context.personalizeData,
      ...(companyName !== undefined && { companyName }),
      ...(companyDomain !== undefined && { companyDomain }),
      ...(emailHR !== undefined && { emailHR }),
    },
    userLists: [...definition.userLists],
    scheduleType: toScheduleType(scheduleType),
    date: (isDated ? assessment.date : null) ?? getNextFullHour(context.now, context.zone),
    due: assessment.due,
    channel: assessment.channel,
    reminders: {
      enabled: isFlagOn(assessment.reminders_enabled),
      channel: assessment.reminders_channel,
      steps: isDefaultSchedule(assessment, context.zone)
        ? null
        : assessment.reminders_steps.map(({ id, sendTime, alreadySet }) => ({
            ...(id !== undefined && { id }),
            sendTime,
            ...(alreadySet !== undefined && { alreadySet }),
          })),
    },
    intro: {
      enabled: isFlagOn(assessment.introMessageEnabled),
      message: introMessage ?? context.offIntro?.(assessment.id) ?? '',
    },
  }
}

/** Default plan: one reminder, which moves when the delivery date changes. */
function isDefaultSchedule({ reminders_steps: steps, date, status }: Assessment, zone: string): boolean {
  const [first] = steps
  if (first === undefined) return true
  const isSingleStep = steps.length === 1 && isNotStarted(status)
  return (
    isSingleStep && date !== null && isSameMoment(first.sendTime, getNextAssessmentReminder([], date, zone))
  )
}

const isSameMoment = (a: string | null, b: string): boolean => a !== null && Date.parse(a) === Date.parse(b)

const toScheduleType = (code: number) =>
  Object.values(assessmentScheduleType).find((type) => type === code) ?? assessmentScheduleType.scheduled

export const getDeliveryTime = ({ scheduleType, date }: AssessmentValues, now: string): string | null =>
  scheduleType === assessmentScheduleType.scheduled ? date : now

export function toReminderSteps(
  values: AssessmentValues,
  { now, zone }: Pick<InitialContext, 'now' | 'zone'>,
): AssessmentReminderStep[] {
  const { steps } = values.reminders
  if (steps !== null) return steps
  const isDated = values.scheduleType === assessmentScheduleType.scheduled
  const delivery = isDated ? values.date : getNextFullHour(now, zone)
  return delivery === null ? [] : [{ sendTime: getNextAssessmentReminder([], delivery, zone) }]
}

export interface SaveFacts {
  id?: string | number | undefined
  now: string
  zone: string
  isPersonal: boolean
  threatAreas: string[]
}

/** Only drafts may have no `due`. */
export function toAssessmentSave(
  values: AssessmentValues,
  { id, now, zone, isPersonal, threatAreas }: SaveFacts,
): Omit<AssessmentSave, 'status' | 'due'> & { due: string | null } {
  const { reminders, intro, scheduleType } = values
  const date = scheduleType === assessmentScheduleType.scheduled ? values.date : null
  return {
    ...(id !== undefined && { id }),
    name: values.name,
    questions: values.questions,
    templateIds: values.templateIds,
    templateCustomized: values.templateCustomized,
    userLists: values.userLists,
    channel: values.channel,
    scheduleType,
    date,
    ...(date !== null && { timeOfDay: getZonedTime(date, zone) }),
    due: values.due,
    reminders_enabled: reminders.enabled,
    reminders_settings: { channel: reminders.channel, steps: toReminderSteps(values, { now, zone }) },
    introMessage: intro.enabled ? intro.message : null,
    personalizeEnabled: isPersonal,
    personalizeData: omitEmptyValues(values.personalizeData),
    threatAreas,
  }
}

const omitEmptyValues = (data: PersonalizeDraft): PersonalizeData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''))
