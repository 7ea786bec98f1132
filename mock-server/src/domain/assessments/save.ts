import {
  type AssessmentDraft,
  type AssessmentSave,
  assessmentScheduleType,
  campaignStatus,
  channelBits,
} from '@heed/contracts'
import { cleanRichText } from '@heed/contracts/rules/richText/clean'
import type { AssessmentReminderRow, AssessmentRow, CompanyRow } from '@heed/fixtures'
import { normalizeInstant } from '../../world/Clock.ts'
import type { World } from '../../world/World.ts'

export function toAssessmentSave(row: AssessmentRow): AssessmentSave {
  return {
    name: row.name,
    questions: [...row.questions],
    userLists: [...row.lists],
    channel: row.channel,
    scheduleType: row.scheduleType,
    date: row.scheduleType === assessmentScheduleType.scheduled ? row.deliveryDate : null,
    ...(row.timeOfDay === null ? {} : { timeOfDay: row.timeOfDay }),
    due: row.due ?? '',
    reminders_enabled: row.remindersEnabled,
    reminders_settings: {
      channel: row.remindersChannel,
      steps: getPlannedReminders(row).map(({ id, send, sent }) => ({
        id,
        sendTime: send,
        alreadySet: sent !== null,
      })),
    },
    templateIds: [...row.templateIds],
    templateCustomized: row.templateCustomized,
    introMessage: row.introMessage,
    personalizeEnabled: row.personalizeEnabled,
    personalizeData: row.personalizeData,
  }
}

const getPlannedReminders = ({ reminders }: AssessmentRow): AssessmentReminderRow[] =>
  reminders.filter(({ byHand }) => !byHand).toSorted((a, b) => Date.parse(a.send) - Date.parse(b.send))

export function createAssessment(world: World, company: CompanyRow): AssessmentRow {
  const { instant } = world.clock
  return {
    id: world.nextId(world.campaigns.assessments),
    companyId: company.id,
    uniqueId: world.keys.next(`assessment of ${company.id}`, 16),
    name: '',
    status: campaignStatus.draft,
    created: instant,
    updated: instant,
    scheduleType: assessmentScheduleType.scheduled,
    deliveryDate: null,
    timeOfDay: null,
    due: null,
    channel: channelBits.email,
    questions: [],
    lists: [],
    templateIds: [],
    templateCustomized: false,
    introMessage: null,
    personalizeEnabled: false,
    personalizeData: {},
    remindersEnabled: false,
    remindersChannel: channelBits.email,
    reminders: [],
    isScorm: false,
  }
}

export function applySave(
  world: World,
  row: AssessmentRow,
  save: Omit<AssessmentDraft, 'status'>,
): AssessmentRow {
  const { reminders_settings: reminders } = save
  return {
    ...row,
    updated: world.clock.instant,
    name: save.name,
    questions: removeDuplicates(save.questions ?? row.questions),
    lists: removeDuplicates(save.userLists ?? row.lists),
    channel: save.channel ?? row.channel,
    scheduleType: save.scheduleType ?? row.scheduleType,
    deliveryDate: save.date === undefined ? row.deliveryDate : normalizeOptionalInstant(save.date),
    timeOfDay: save.timeOfDay ?? row.timeOfDay,
    due: save.due === undefined ? row.due : normalizeOptionalInstant(save.due),
    templateIds: save.templateIds ?? row.templateIds,
    templateCustomized: save.templateCustomized ?? row.templateCustomized,
    introMessage: save.introMessage === undefined ? row.introMessage : cleanMessage(save.introMessage),
    personalizeEnabled: save.personalizeEnabled ?? row.personalizeEnabled,
    personalizeData: save.personalizeData ?? row.personalizeData,
    remindersEnabled: save.reminders_enabled ?? row.remindersEnabled,
    remindersChannel: reminders?.channel ?? row.remindersChannel,
    reminders: reminders ? mergeReminders(world, row, reminders.steps) : row.reminders,
  }
}

const cleanMessage = (message: string | null): string | null =>
  message === null ? null : cleanRichText(message)

const normalizeOptionalInstant = (instant: string | null): string | null =>
  instant === null ? null : normalizeInstant(instant)

const removeDuplicates = (ids: readonly number[]): number[] => [...new Set(ids)]

type Steps = NonNullable<AssessmentDraft['reminders_settings']>['steps']

function mergeReminders(world: World, row: AssessmentRow, steps: Steps): AssessmentReminderRow[] {
  const sentReminders = row.reminders.filter((reminder) => reminder.sent !== null)
  const sentTimes = new Set(sentReminders.filter(({ byHand }) => !byHand).map(({ send }) => Date.parse(send)))
  const nextReminders = steps.flatMap(({ sendTime }): AssessmentReminderRow[] => {
    if (sendTime === null || sentTimes.has(Date.parse(sendTime))) return []
    const send = normalizeInstant(sendTime)
    const plannedReminder = row.reminders.find((reminder) => reminder.sent === null && reminder.send === send)
    const id = plannedReminder?.id ?? world.nextId({ name: 'assessmentReminders' })
    return [{ id, send, sent: null, sentTo: 0, byHand: false }]
  })
  return [...sentReminders, ...nextReminders]
}
