import { type CampaignStatus, campaignStatus } from '../../../entities/campaigns/campaign.ts'
import type { TrainingEvent } from '../../../entities/campaigns/training.ts'
import { selectDeliveries, type TrainingSave } from '../../../entities/campaigns/trainingSave.ts'
import { isSameValue, listChangedFields } from '../changedFields.ts'
import type { WizardFacts } from '../wizard.ts'
import { findEarliest, getTrainingScheduleProblem, hasRepeatedSubject } from './schedule.ts'
import { trainingLockedText } from './trainingActions.ts'
import { getTrainingStepRefusal } from './trainingWizard.ts'

export interface SavingFacts {
  licensed: boolean
  seats: WizardFacts['seats']
  unavailable: number
  employees: number
  now: string
}

const repeatedSubjectMessage = 'A subject can be delivered only once'

export function getTrainingSaveProblem(
  save: TrainingSave,
  { unavailable, now, sentIds = [], ...facts }: SavingFacts & { sentIds?: readonly number[] },
): string | null {
  const { scheduleType, events, reminders_settings: reminders } = save
  const start = findEarliest(selectDeliveries(events).map(({ date }) => date)) ?? null
  const scheduleProblem = getTrainingScheduleProblem({ scheduleType, start, events, sentIds }, now)
  return getTrainingStepRefusal('start', {
    ...facts,
    name: save.name,
    hasTemplate: true,
    items: { unavailable, selected: save.subjects.length },
    isPackaged: false,
    scheduleType,
    scheduleProblem: scheduleProblem ?? (hasRepeatedSubject(events) ? repeatedSubjectMessage : null),
    channel: save.sendOptions.channel,
    reminders: { enabled: save.reminders_enabled, channel: reminders.channel, steps: reminders.steps },
    intro: { enabled: save.introMessageEnabled, message: save.introductoryData?.message ?? '' },
  })
}

export const subjectsFixedText = "An ongoing training's subjects can't be changed"
export const sentDeliveriesFixedText = "Deliveries that have been sent can't be changed"

const channelIndependentFields: readonly (keyof TrainingSave)[] = ['id', 'status', 'sendOptions']

/**
 * In active trainings, only channels can be changed; in completed trainings, nothing. Sent deliveries can't be changed
 * (S1 section 4, C-1).
 */
export function getTrainingUpdateProblem(
  { status, events }: { status: CampaignStatus; events: readonly TrainingEvent[] },
  savedTraining: TrainingSave,
  after: TrainingSave,
): string | null {
  if (status === campaignStatus.completed) return trainingLockedText
  const changedNames = listChangedFields(savedTraining, after).filter(
    (field) => !channelIndependentFields.includes(field),
  )
  if (status === campaignStatus.active) return changedNames.length > 0 ? trainingLockedText : null
  const sentEvents = events.filter((event) => event.status > 0)
  if (sentEvents.length === 0) return null
  if (status === campaignStatus.scheduled && changedNames.includes('subjects')) {
    return subjectsFixedText
  }
  if (!sentEvents.every((event) => isUnchangedEvent(event, after))) return sentDeliveriesFixedText
  return hasRepeatedSubject(after.events) ? repeatedSubjectMessage : null
}

const isUnchangedEvent = ({ id, send, subjects }: TrainingEvent, { events }: TrainingSave): boolean =>
  selectDeliveries(events).some(
    (event) =>
      event.id === id &&
      Date.parse(event.date) === Date.parse(send) &&
      isSameValue(
        event.subjects,
        subjects.map(({ subject_id }) => subject_id),
      ),
  )
