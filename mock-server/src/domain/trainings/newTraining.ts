import {
  campaignStatus,
  channelBits,
  firstReminderStep,
  subjectsPerInterval,
  trainingScheduleType,
} from '@heed/contracts'
import type { CompanyRow, TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'

export const createTraining = ({ clock, random }: World, company: CompanyRow): TrainingRow => ({
  id: 0,
  companyId: company.id,
  name: '',
  status: campaignStatus.draft,
  created: clock.instant,
  updated: clock.instant,
  scheduleType: trainingScheduleType.future,
  frequency: `W${subjectsPerInterval.usual}`,
  subjectsPerInterval: subjectsPerInterval.usual,
  subjects: [],
  templateId: null,
  templateCustomized: false,
  userLists: [],
  channel: channelBits.email,
  introMessageEnabled: false,
  introduction: { message: '' },
  remindersEnabled: false,
  reminderTransport: channelBits.email,
  reminderSteps: [firstReminderStep],
  deliveries: [],
  isScorm: false,
  uniqueId: random.key(16),
})
