import { type CampaignStatus, campaignStatus, type StatusInfo } from '../../entities/campaigns/campaign.ts'

const statusInfos = {
  [campaignStatus.draft]: { label: 'Draft', color: '#6b7280' },
  [campaignStatus.scheduled]: { label: 'Scheduled', color: '#1565c0' },
  [campaignStatus.active]: { label: 'Active', color: '#2e7d32' },
  [campaignStatus.completed]: { label: 'Completed', color: '#5e35b1' },
} as const satisfies Record<CampaignStatus, StatusInfo>

export const getStatusInfo = (status: CampaignStatus): StatusInfo => ({ ...statusInfos[status] })

export const getStatusKey = (status: CampaignStatus) =>
  (
    ({
      [campaignStatus.draft]: 'draft',
      [campaignStatus.scheduled]: 'scheduled',
      [campaignStatus.active]: 'active',
      [campaignStatus.completed]: 'completed',
    }) as const
  )[status]

export const isActive = (status: CampaignStatus): boolean => status === campaignStatus.active

/** Drafts open in the wizard; all other campaigns open for viewing (C-15). */
export const isEditedInWizard = (status: CampaignStatus): boolean => status === campaignStatus.draft

export type SendTimes = readonly { send: string; reminders: readonly { send: string }[] }[]

export function getStartedTrainingStatus(
  isScheduled: boolean,
  events: SendTimes,
  now: string,
): CampaignStatus {
  return isScheduled && events.every(({ send }) => isAfter(send, now))
    ? campaignStatus.scheduled
    : campaignStatus.active
}

const answerPeriodMs = 86_400_000

/** Milliseconds; a training without deliveries runs until stopped. */
export const getTrainingEnd = (events: SendTimes): number =>
  events.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(
        ...events.map(({ send }) => Date.parse(send) + answerPeriodMs),
        ...events.flatMap(({ reminders }) => reminders.map(({ send }) => Date.parse(send))),
      )

/** A training is active from its first delivery and completed at its end (C-1). */
export function getTrainingStatus(status: CampaignStatus, events: SendTimes, now: string): CampaignStatus {
  if (status === campaignStatus.draft) return status
  if (getTrainingEnd(events) <= Date.parse(now)) return campaignStatus.completed
  const hasBegun = events.some(({ send }) => !isAfter(send, now))
  return status === campaignStatus.scheduled && hasBegun ? campaignStatus.active : status
}

export interface AssessmentTimes {
  deliveryDate: string | null
  due: string | null
  usersFinished: number
  usersTotal: number
}

export const getStartedAssessmentStatus = (deliveryDate: string | null, now: string): CampaignStatus =>
  deliveryDate !== null && isAfter(deliveryDate, now) ? campaignStatus.scheduled : campaignStatus.active

export function getAssessmentStatus(
  status: CampaignStatus,
  { deliveryDate, due, usersFinished, usersTotal }: AssessmentTimes,
  now: string,
): CampaignStatus {
  const isWaiting = status === campaignStatus.scheduled && deliveryDate !== null && isAfter(deliveryDate, now)
  if (status === campaignStatus.draft || status === campaignStatus.completed || isWaiting) return status
  const isPastDue = due !== null && !isAfter(due, now)
  const isDone = usersTotal > 0 && usersFinished >= usersTotal
  return isPastDue || isDone ? campaignStatus.completed : campaignStatus.active
}

const isAfter = (instant: string, now: string): boolean => Date.parse(instant) > Date.parse(now)
