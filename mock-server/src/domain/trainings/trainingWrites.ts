import {
  campaignStatus,
  type DeliveryEvent,
  draftRefusal,
  packagedLocked,
  selectDeliveries,
  startedTraining,
  type TrainingDraft,
  type TrainingResult,
  type TrainingSave,
  trainingSaveProblem,
  trainingScheduleType,
  trainingUpdateProblem,
} from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { isValid, usersTotal } from '../billing/seatUse.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import {
  deleteCampaign,
  findLists,
  newDraftProblem,
  putCampaign,
  refused,
  renameCampaign,
  stopCampaign,
} from '../campaigns/changeCampaign.ts'
import { campaignKey, findCampaign } from '../campaigns/findCampaign.ts'
import { enrol, removeLessons } from './delivery/enrolment.ts'
import { plannedEvents, toSavedDeliveries } from './delivery/plan.ts'
import { sendDue } from './delivery/sending.ts'
import { newTraining } from './newTraining.ts'
import { selectPeopleOnLists } from './results/record.ts'
import { toSavedPlan, toTrainingSave, withFields } from './saving.ts'
import { trainingKind } from './trainingKind.ts'
import { channelProblem, unavailableCount } from './trainingPlanLimits.ts'
import { trainingEvents } from './trainingViews.ts'

type Writes = Pick<
  AreaHandlers<'trainings'>,
  'create' | 'update' | 'saveDraft' | 'updateDraft' | 'delete' | 'pause' | 'rename'
>

export const trainingWrites: Writes = {
  create: (asking) => start(asking, newTraining(asking.world, asking.company), asking.input),

  update(asking) {
    const { input } = asking
    const training = findCampaign(trainingKind, asking, input.trainingId)
    if (training.isScorm) return refused(packagedLocked)
    const problem = trainingUpdateProblem(
      { status: training.status, events: trainingEvents(training) },
      toTrainingSave(training, toSavedPlan(training)),
      toTrainingSave(withFields(training, input), inOrder(input.events)),
    )
    if (problem) return refused(problem)
    return training.status === campaignStatus.active
      ? changeChannel(asking, training, input)
      : start(asking, training, input)
  },

  saveDraft: (asking) => keepDraft(asking, newTraining(asking.world, asking.company), asking.input),

  updateDraft(asking) {
    const training = findCampaign(trainingKind, asking, asking.input.trainingId)
    const reason = draftRefusal(training)
    return reason === null ? keepDraft(asking, training, asking.input) : refused(reason)
  },

  delete: (asking) =>
    deleteCampaign(trainingKind, asking, findCampaign(trainingKind, asking, asking.input.trainingId)),

  pause(asking) {
    const training = findCampaign(trainingKind, asking, asking.input.trainingId)
    const stopped = stopCampaign(trainingKind, asking, training)
    return stopped.success ? saved(stopped.row) : stopped
  },

  rename(asking) {
    const training = findCampaign(trainingKind, asking, asking.input.trainingId)
    const renamed = renameCampaign(trainingKind, asking, training, asking.input.name)
    if (!renamed.success) return renamed
    const { row } = renamed
    return { success: true, automation: { id: campaignKey(row), name: row.name } }
  },
}

const saved = (training: TrainingRow): TrainingResult => ({
  success: true,
  automation: { id: campaignKey(training), status: training.status },
})

const inOrder = (events: readonly DeliveryEvent[]): DeliveryEvent[] =>
  selectDeliveries(events)
    .map((event) => ({ ...event, date: new Date(event.date).toISOString() }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

function start(asking: CampaignContext, before: TrainingRow, save: TrainingSave): TrainingResult {
  const { world, company } = asking
  findLists(world, company, save.userLists)
  const now = world.clock.instant
  const draft = { ...withFields(before, save), updated: now }
  const events = plannedEvents(draft, save.events, now)
  const problem =
    trainingSaveProblem(toTrainingSave(draft, events), {
      licensed: isValid(world, company),
      seats: { total: usersTotal(world, company), available: company.seats },
      unavailable: unavailableCount(asking, draft.subjects),
      employees: selectPeopleOnLists(world, draft).length,
      now,
      sentIds: before.deliveries.filter(({ sent }) => sent !== null).map(({ eventId }) => eventId),
    }) ?? channelProblem(asking, draft)
  if (problem) return refused(problem)
  const planned = { ...draft, deliveries: toSavedDeliveries(world, draft, events) }
  const isScheduled = draft.scheduleType === trainingScheduleType.future
  const status = startedTraining(isScheduled, trainingEvents(planned), now)
  const training = putCampaign(trainingKind, world, { ...planned, status })
  removeLessons(world, training)
  enrol(world, training)
  return saved(sendDue(world, training))
}

/** Plans relative to the start date are computed when the training starts. */
function keepDraft(asking: CampaignContext, before: TrainingRow, save: TrainingDraft): TrainingResult {
  const { world, company } = asking
  findLists(world, company, save.userLists)
  const problem = newDraftProblem(asking, save.name)
  if (problem !== null) return refused(problem)
  const now = world.clock.instant
  const draft = { ...withFields(before, save), updated: now }
  const isPlanned = draft.scheduleType === trainingScheduleType.future
  const events = isPlanned ? plannedEvents(draft, save.events ?? toSavedPlan(before), now) : []
  return saved(
    putCampaign(trainingKind, world, { ...draft, deliveries: toSavedDeliveries(world, draft, events) }),
  )
}

function changeChannel(asking: CampaignContext, training: TrainingRow, save: TrainingSave): TrainingResult {
  const { channel } = save.sendOptions
  const problem = channelProblem(asking, { ...training, channel, remindersEnabled: false })
  if (problem) return refused(problem)
  const { clock, campaigns } = asking.world
  return saved(campaigns.trainings.put({ ...training, channel, updated: clock.instant }))
}
