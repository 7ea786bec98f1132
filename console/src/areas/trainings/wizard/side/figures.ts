import { findEarliest, type TrainingScheduleType, toChannels, trainingScheduleType } from '@heed/contracts'
import {
  type CampaignFigures,
  computeCampaignFigures,
} from '../../../../parts/campaigns/wizard/side/figures.ts'
import type { Delivery } from '../deliveries/deliveries.ts'
import type { TrainingValues } from '../values.ts'

interface FigureFacts {
  deliveries: readonly Delivery[]
  scheduleType: TrainingScheduleType
  channel: number
  reminders: TrainingValues['reminders']
  people: number | undefined
  now: string
  zone: string
}

export function computeTrainingFigures(facts: FigureFacts): CampaignFigures {
  const { deliveries, scheduleType, channel, reminders, ...otherFacts } = facts
  const { future, downloadLinks } = trainingScheduleType
  const dates = scheduleType === future ? deliveries.map(({ date }) => date) : []
  const channels = scheduleType === downloadLinks ? [] : toChannels(channel)
  const steps = channels.length > 0 && reminders.enabled ? reminders.steps.length : 0
  return computeCampaignFigures({
    ...otherFacts,
    channels,
    messagesEach: channels.length === 0 ? 0 : deliveries.length,
    remindersEach: deliveries.length * steps * toChannels(reminders.channel).length,
    first: findEarliest(dates) ?? null,
    last: dates.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null,
  })
}
