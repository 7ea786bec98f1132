import { noChannelText } from '../../entities/campaigns/campaign.ts'
import {
  delayType,
  type ReminderMode,
  type ReminderStep,
  reminderMode,
} from '../../entities/campaigns/trainingSave.ts'
import { reminderDelayMax, reminderStepsMax } from '../../entities/limits.ts'
import { atRiskRange } from '../scores/bands/scoreBands.ts'

export const firstReminderStep: ReminderStep = {
  delay: 1,
  delayType: delayType.day,
  sendTime: null,
  timeType: delayType.day,
}

/** Returns the list unchanged if the maximum is reached (C-6). */
export function addReminderStep(steps: readonly ReminderStep[]): ReminderStep[] {
  const lastStep = steps.at(-1)
  if (steps.length >= reminderStepsMax) return [...steps]
  return [
    ...steps,
    lastStep ? { ...lastStep, delay: Math.min(lastStep.delay + 1, reminderDelayMax) } : firstReminderStep,
  ]
}

export function getReminderStepsProblem({
  channel,
  steps,
}: {
  channel: number
  steps: readonly ReminderStep[]
}): string | null {
  if (steps.length === 0) return 'Add a reminder, or switch reminders off'
  if (steps.length > reminderStepsMax) return `At most ${reminderStepsMax} reminders`
  const isWrong = ({ delay }: ReminderStep) =>
    !Number.isInteger(delay) || delay < 1 || delay > reminderDelayMax
  if (steps.some(isWrong)) return `Delays must be whole numbers from 1 to ${reminderDelayMax}`
  return channel > 0 ? null : noChannelText
}

const reminderWindowMs = 24 * 3_600_000

export const noOneToRemindText = 'There are no employees to be reminded.'
export const recentlyRemindedText =
  'There was a reminder sent in the last 24h. Are you sure you want to send it again?'
export const notRemindedText = 'Reminders were not sent!'

export const wasRecentlyReminded = (lastReminders: string | null, now: string): boolean =>
  lastReminders !== null && Date.parse(now) - Date.parse(lastReminders) < reminderWindowMs

export const wasRecentlySent = (sentAt: string | null, now: string): boolean =>
  wasRecentlyReminded(sentAt, now)

export function getSendRemindersRefusal(
  { remindersCount, lastReminders }: { remindersCount: number; lastReminders: string | null },
  isConfirmed: boolean,
  now: string,
): string | null {
  if (remindersCount === 0) return noOneToRemindText
  return wasRecentlyReminded(lastReminders, now) && !isConfirmed ? recentlyRemindedText : null
}

export interface ReminderProgress {
  started: boolean
  completed: boolean
  score: number
}

/** Decides who gets a reminder (C-14). Low performers have started and are at risk. */
export function shouldRemind(mode: ReminderMode, { started, completed, score }: ReminderProgress): boolean {
  if (mode === reminderMode.all) return true
  if (mode === reminderMode.notFinished) return !completed
  return started && !completed && score <= atRiskRange.to
}

export const offersReminder = (
  { started, completed }: Omit<ReminderProgress, 'score'>,
  canRemind: boolean,
): boolean => canRemind && !started && !completed
