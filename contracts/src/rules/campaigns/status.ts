import { type CampaignStatus, campaignStatus, type StatusInfo } from '../../entities/campaign.ts'

const looks = {
  [campaignStatus.draft]: { label: 'Draft', color: '#6b7280' },
  [campaignStatus.scheduled]: { label: 'Scheduled', color: '#1565c0' },
  [campaignStatus.active]: { label: 'Active', color: '#2e7d32' },
  [campaignStatus.completed]: { label: 'Completed', color: '#5e35b1' },
} as const satisfies Record<CampaignStatus, StatusInfo>

/** A status in words, with its colour (S1 section 4). */
export const statusInfo = (status: CampaignStatus): StatusInfo => ({ ...looks[status] })

/** The status as `generalAssessmentStatus` says it. */
export const statusWord = (status: CampaignStatus) =>
  (
    ({
      [campaignStatus.draft]: 'draft',
      [campaignStatus.scheduled]: 'scheduled',
      [campaignStatus.active]: 'active',
      [campaignStatus.completed]: 'completed',
    }) as const
  )[status]

export const isActive = (status: CampaignStatus): boolean => status === campaignStatus.active

/** A campaign opens in the wizard while it is a draft, and is looked at else (C-15). */
export const opensInWizard = (status: CampaignStatus): boolean => status === campaignStatus.draft

/** What a training was told to send, and when: all that its status hangs on. */
export type Sendings = readonly { send: string; reminders: readonly { send: string }[] }[]

/** The status of a training that starts: at once, or with its first delivery where it has a schedule. */
export function startedTraining(isScheduled: boolean, events: Sendings, now: string): CampaignStatus {
  return isScheduled && events.every(({ send }) => isAfter(send, now))
    ? campaignStatus.scheduled
    : campaignStatus.active
}

/** So long after the last delivery, in milliseconds, people still answer in an active training. */
const answerTime = 86_400_000

/**
 * When a training is completed: a day after its last delivery, once every reminder lies behind; milliseconds since 1970.
 * Without deliveries it runs until it is stopped.
 */
export const trainingEnd = (events: Sendings): number =>
  events.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(
        ...events.map(({ send }) => Date.parse(send) + answerTime),
        ...events.flatMap(({ reminders }) => reminders.map(({ send }) => Date.parse(send))),
      )

/** Where time has brought a training: its first delivery makes it active, its end completes it (C-1). */
export function trainingStatusAt(status: CampaignStatus, events: Sendings, now: string): CampaignStatus {
  if (status === campaignStatus.draft) return status
  if (trainingEnd(events) <= Date.parse(now)) return campaignStatus.completed
  const hasBegun = events.some(({ send }) => !isAfter(send, now))
  return status === campaignStatus.scheduled && hasBegun ? campaignStatus.active : status
}

/** What the status of an assessment hangs on; `usersTotal` people were asked. */
export interface AssessmentTimes {
  deliveryDate: string | null
  due: string | null
  usersFinished: number
  usersTotal: number
}

/** The status of an assessment that starts: scheduled where its delivery lies ahead (S1 section 4). */
export const startedAssessment = (deliveryDate: string | null, now: string): CampaignStatus =>
  deliveryDate !== null && isAfter(deliveryDate, now) ? campaignStatus.scheduled : campaignStatus.active

/** Where time has brought an assessment: active from its delivery, completed when it is due or everybody is done. */
export function assessmentStatusAt(
  status: CampaignStatus,
  { deliveryDate, due, usersFinished, usersTotal }: AssessmentTimes,
  now: string,
): CampaignStatus {
  const isWaiting = status === campaignStatus.scheduled && deliveryDate !== null && isAfter(deliveryDate, now)
  if (status === campaignStatus.draft || status === campaignStatus.completed || isWaiting) return status
  const isOver = due !== null && !isAfter(due, now)
  const isDone = usersTotal > 0 && usersFinished >= usersTotal
  return isOver || isDone ? campaignStatus.completed : campaignStatus.active
}

const isAfter = (instant: string, now: string): boolean => Date.parse(instant) > Date.parse(now)
