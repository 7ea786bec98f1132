import { noChannel } from '../../entities/campaign.ts'
import { reminderDelayMax, reminderStepsMax } from '../../entities/limits.ts'
import { delayType, type ReminderMode, type ReminderStep, reminderMode } from '../../entities/trainingSave.ts'
import { atRisk } from '../scoreBands.ts'

/** The first reminder follows a day after the delivery (S1 section 9). */
export const firstReminderStep: ReminderStep = {
  delay: 1,
  delayType: delayType.day,
  sendTime: null,
  timeType: delayType.day,
}

/** The steps with one more, a little later than the last; as they are where no more may be added (C-6). */
export function addReminderStep(steps: readonly ReminderStep[]): ReminderStep[] {
  const last = steps.at(-1)
  if (steps.length >= reminderStepsMax) return [...steps]
  return [...steps, last ? { ...last, delay: Math.min(last.delay + 1, reminderDelayMax) } : firstReminderStep]
}

/** What is wrong with the reminders of a training; null where nothing is (S1 section 5). */
export function reminderStepsProblem({
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
  if (steps.some(isWrong)) return `A delay is a whole number from 1 to ${reminderDelayMax}`
  return channel > 0 ? null : noChannel
}

const window = 24 * 3_600_000

export const nobodyToRemind = 'There are no employees to be reminded.'
export const remindedLately =
  'There was a reminder sent in the last 24h. Are you sure you want to send it again?'
export const notReminded = 'Reminders were not sent!'

/** Whether the last reminder is less than 24 hours ago. */
export const wasRemindedLately = (lastReminders: string | null, now: string): boolean =>
  lastReminders !== null && Date.parse(now) - Date.parse(lastReminders) < window

/** Whether a campaign went out so lately that a reminder would come too early: who got it has had no day for it yet. */
export const wasSentLately = (sent: string | null, now: string): boolean => wasRemindedLately(sent, now)

/** Why reminders cannot be sent; `confirmed` is the box that one ticks after a warning (S1 section 5). */
export function sendRemindersRefusal(
  { remindersCount, lastReminders }: { remindersCount: number; lastReminders: string | null },
  confirmed: boolean,
  now: string,
): string | null {
  if (remindersCount === 0) return nobodyToRemind
  return wasRemindedLately(lastReminders, now) && !confirmed ? remindedLately : null
}

/** How a person stands in a campaign: score 0 to 100. */
export interface Standing {
  started: boolean
  completed: boolean
  score: number
}

/** Whether a reminder of that mode is for this person; low-performing is who began and is at risk (C-14). */
export function isReminded(mode: ReminderMode, { started, completed, score }: Standing): boolean {
  if (mode === reminderMode.all) return true
  if (mode === reminderMode.notFinished) return !completed
  return started && !completed && score <= atRisk.to
}

/** A row offers a reminder to who has neither completed nor started, while reminders are possible (S1 section 2). */
export const offersReminder = (
  { started, completed }: Omit<Standing, 'score'>,
  canRemind: boolean,
): boolean => canRemind && !started && !completed
