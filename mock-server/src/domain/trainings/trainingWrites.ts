import {
  campaignStatus,
  type DeliveryEvent,
  getDraftRefusal,
  getStartedTrainingStatus,
  getTrainingSaveProblem,
  getTrainingUpdateProblem,
  packagedLockedText,
  selectDeliveries,
  type TrainingDraft,
  type TrainingResult,
  type TrainingSave,
  trainingScheduleType,
} from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import type { AreaHandlers } from '../../calls/handler.ts'
import { complete } from '../../world/steps.ts'
import { countEmployees, hasValidPlan } from '../billing/seatUse.ts'
import type { CampaignContext } from '../campaigns/CampaignKind.ts'
import {
  createRefusedChange,
  deleteCampaign,
  ensureListsExist,
  findDraftProblem,
  putCampaign,
  renameCampaign,
  stopCampaign,
} from '../campaigns/changeCampaign.ts'
import { findCampaign, formatCampaignKey } from '../campaigns/findCampaign.ts'
import { enrolEmployees, removeLessons } from './delivery/enrolment.ts'
import { planEvents, toSavedDeliveries } from './delivery/plan.ts'
import { sendDueEmails } from './delivery/sending.ts'
import { createTraining } from './newTraining.ts'
import { selectPeopleOnLists } from './results/record.ts'
import { applyFields, toDeliveryEvents, toTrainingSave } from './saving.ts'
import { trainingKind } from './trainingKind.ts'
import { countUnavailable, findChannelProblem } from './trainingPlanLimits.ts'
import { listTrainingEvents } from './trainingViews.ts'

type TrainingWriteHandlers = Pick<
  AreaHandlers<'trainings'>,
  'create' | 'update' | 'saveDraft' | 'updateDraft' | 'delete' | 'pause' | 'rename'
>

export const trainingWrites: TrainingWriteHandlers = {
  create: (context) => startTraining(context, createTraining(context.world, context.company), context.input),

  update(context) {
    const { input } = context
    const training = findCampaign(trainingKind, context, input.trainingId)
    if (training.isScorm) return createRefusedChange(packagedLockedText)
    const problem = getTrainingUpdateProblem(
      { status: training.status, events: listTrainingEvents(training) },
      toTrainingSave(training, toDeliveryEvents(training)),
      toTrainingSave(applyFields(training, input), sortEvents(input.events)),
    )
    if (problem) return createRefusedChange(problem)
    return training.status === campaignStatus.active
      ? changeChannel(context, training, input)
      : startTraining(context, training, input)
  },

  saveDraft: (context) =>
    saveTrainingDraft(context, createTraining(context.world, context.company), context.input),

  updateDraft(context) {
    const training = findCampaign(trainingKind, context, context.input.trainingId)
    const reason = getDraftRefusal(training)
    return reason === null ? saveTrainingDraft(context, training, context.input) : createRefusedChange(reason)
  },

  delete: (context) =>
    deleteCampaign(trainingKind, context, findCampaign(trainingKind, context, context.input.trainingId)),

  pause(context) {
    const training = findCampaign(trainingKind, context, context.input.trainingId)
    const result = stopCampaign(trainingKind, context, training)
    return result.success ? toResult(result.row) : result
  },

  rename(context) {
    const training = findCampaign(trainingKind, context, context.input.trainingId)
    const result = renameCampaign(trainingKind, context, training, context.input.name)
    if (!result.success) return result
    const { row } = result
    return { success: true, automation: { id: formatCampaignKey(row), name: row.name } }
  },
}

const toResult = (training: TrainingRow): TrainingResult => ({
  success: true,
  automation: { id: formatCampaignKey(training), status: training.status },
})

const sortEvents = (events: readonly DeliveryEvent[]): DeliveryEvent[] =>
  selectDeliveries(events)
    .map((event) => ({ ...event, date: new Date(event.date).toISOString() }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))

function startTraining(
  context: CampaignContext,
  currentTraining: TrainingRow,
  save: TrainingSave,
): TrainingResult {
  const { world, company } = context
  ensureListsExist(world, company, save.userLists)
  const now = world.clock.instant
  const draft = { ...applyFields(currentTraining, save), updated: now }
  const events = planEvents(draft, save.events, now)
  const problem =
    getTrainingSaveProblem(toTrainingSave(draft, events), {
      licensed: hasValidPlan(world, company),
      seats: { total: countEmployees(world, company), available: company.seats },
      unavailable: countUnavailable(context, draft.subjects),
      employees: selectPeopleOnLists(world, draft).length,
      now,
      sentIds: currentTraining.deliveries.filter(({ sent }) => sent !== null).map(({ eventId }) => eventId),
    }) ?? findChannelProblem(context, draft)
  if (problem) return createRefusedChange(problem)
  const plannedTraining = { ...draft, deliveries: toSavedDeliveries(world, draft, events) }
  const isScheduled = draft.scheduleType === trainingScheduleType.future
  const status = getStartedTrainingStatus(isScheduled, listTrainingEvents(plannedTraining), now)
  const training = putCampaign(trainingKind, world, { ...plannedTraining, status })
  removeLessons(world, training)
  complete(enrolEmployees(world, training))
  return toResult(complete(sendDueEmails(world, training)))
}

/** Plans relative to the start date are computed when the training starts. */
function saveTrainingDraft(
  context: CampaignContext,
  currentTraining: TrainingRow,
  save: TrainingDraft,
): TrainingResult {
  const { world, company } = context
  ensureListsExist(world, company, save.userLists)
  const problem = findDraftProblem(context, save.name)
  if (problem !== null) return createRefusedChange(problem)
  const now = world.clock.instant
  const draft = { ...applyFields(currentTraining, save), updated: now }
  const isPlanned = draft.scheduleType === trainingScheduleType.future
  const events = isPlanned ? planEvents(draft, save.events ?? toDeliveryEvents(currentTraining), now) : []
  return toResult(
    putCampaign(trainingKind, world, { ...draft, deliveries: toSavedDeliveries(world, draft, events) }),
  )
}

function changeChannel(context: CampaignContext, training: TrainingRow, save: TrainingSave): TrainingResult {
  const { channel } = save.sendOptions
  const problem = findChannelProblem(context, { ...training, channel, remindersEnabled: false })
  if (problem) return createRefusedChange(problem)
  const { clock, campaigns } = context.world
  return toResult(campaigns.trainings.put({ ...training, channel, updated: clock.instant }))
}
