import {
  campaignStatus,
  type DeliveryEvent,
  deliveriesOf,
  draftRefusal,
  giveName,
  isUntitled,
  noLicense,
  packagedLocked,
  startedTraining,
  type TrainingDraft,
  type TrainingResult,
  type TrainingSave,
  trainingRowRefusals,
  trainingSaveProblem,
  trainingScheduleType,
  trainingUpdateProblem,
} from '@heed/contracts'
import type { TrainingRow } from '@heed/fixtures'
import { findList } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { isValid, usersTotal } from '../billing/seatUse.ts'
import { deleteTraining, enrol, withdraw } from './enrolment.ts'
import { type Asking, campaignCaller, findTraining } from './findTraining.ts'
import { newTraining } from './newTraining.ts'
import { plannedEvents, savedDeliveries } from './plan.ts'
import { peopleOnLists } from './record.ts'
import { savedPlan, saveOf, withFields } from './saving.ts'
import { sendDue } from './sending.ts'
import { channelProblem, unavailableCount } from './trainingPlanLimits.ts'
import { trainingEvents, trainingKey } from './trainingViews.ts'

type Writes = Pick<
  AreaHandlers<'trainings'>,
  'create' | 'update' | 'saveDraft' | 'updateDraft' | 'delete' | 'pause' | 'rename'
>

export const trainingWrites: Writes = {
  create: (asking) => start(asking, newTraining(asking.world, asking.company), asking.input),

  update(asking) {
    const { world, company, input } = asking
    const training = findTraining(world, company, input.trainingId)
    if (training.isScorm) return refusal(packagedLocked)
    const problem = trainingUpdateProblem(
      { status: training.status, events: trainingEvents(training) },
      saveOf(training, savedPlan(training)),
      saveOf(withFields(training, input), inOrder(input.events)),
    )
    if (problem) return refusal(problem)
    return training.status === campaignStatus.active
      ? changeChannel(asking, training, input)
      : start(asking, training, input)
  },

  saveDraft: (asking) => keepDraft(asking, newTraining(asking.world, asking.company), asking.input),

  updateDraft(asking) {
    const training = findTraining(asking.world, asking.company, asking.input.trainingId)
    const reason = draftRefusal(training)
    return reason === null ? keepDraft(asking, training, asking.input) : refusal(reason)
  },

  delete(asking) {
    const training = findTraining(asking.world, asking.company, asking.input.trainingId)
    const reason = trainingRowRefusals(training, campaignCaller(asking)).delete
    if (reason) return refusal(reason)
    deleteTraining(asking.world, training)
    return { success: true }
  },

  pause(asking) {
    const { world, company, input } = asking
    const training = findTraining(world, company, input.trainingId)
    const reason = trainingRowRefusals(training, campaignCaller(asking)).stop
    if (reason) return refusal(reason)
    withdraw(world, training)
    const updated = world.clock.instant
    return saved(world.campaigns.trainings.put({ ...training, status: campaignStatus.draft, updated }))
  },

  rename({ world, company, input }) {
    const training = findTraining(world, company, input.trainingId)
    if (isUntitled(input.name)) return refusal(giveName)
    const updated = world.clock.instant
    const { name } = world.campaigns.trainings.put({ ...training, name: input.name, updated })
    return { success: true, automation: { id: trainingKey(training), name } }
  },
}

const refusal = (reason: string): TrainingResult => ({ success: false, reason })
const saved = (training: TrainingRow): TrainingResult => ({
  success: true,
  automation: { id: trainingKey(training), status: training.status },
})

const inOrder = (events: readonly DeliveryEvent[]): DeliveryEvent[] =>
  deliveriesOf(events)
    .map((event) => ({ ...event, date: new Date(event.date).toISOString() }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

function start(asking: Asking, before: TrainingRow, save: TrainingSave): TrainingResult {
  const { world, company } = asking
  for (const id of save.userLists) findList(world, company, id)
  const now = world.clock.instant
  const draft = { ...withFields(before, save), updated: now }
  const events = plannedEvents(draft, save.events, now)
  const problem =
    trainingSaveProblem(saveOf(draft, events), {
      licensed: isValid(world, company),
      seats: { total: usersTotal(world, company), available: company.seats },
      unavailable: unavailableCount(asking, draft.subjects),
      employees: peopleOnLists(world, draft).length,
      now,
      sentIds: before.deliveries.filter(({ sent }) => sent !== null).map(({ eventId }) => eventId),
    }) ?? channelProblem(asking, draft)
  if (problem) return refusal(problem)
  const planned = { ...draft, deliveries: savedDeliveries(world, draft, events) }
  const isScheduled = draft.scheduleType === trainingScheduleType.future
  const status = startedTraining(isScheduled, trainingEvents(planned), now)
  const training = put(world, { ...planned, status })
  withdraw(world, training)
  enrol(world, training)
  return saved(sendDue(world, training))
}

/** Plans relative to the start date are computed when the training starts. */
function keepDraft(asking: Asking, before: TrainingRow, save: TrainingDraft): TrainingResult {
  const { world, company } = asking
  for (const id of save.userLists ?? []) findList(world, company, id)
  if (!isValid(world, company)) return refusal(noLicense)
  if (isUntitled(save.name)) return refusal(giveName)
  const now = world.clock.instant
  const draft = { ...withFields(before, save), updated: now }
  const isPlanned = draft.scheduleType === trainingScheduleType.future
  const events = isPlanned ? plannedEvents(draft, save.events ?? savedPlan(before), now) : []
  return saved(put(world, { ...draft, deliveries: savedDeliveries(world, draft, events) }))
}

function changeChannel(asking: Asking, training: TrainingRow, save: TrainingSave): TrainingResult {
  const { channel } = save.sendOptions
  const problem = channelProblem(asking, { ...training, channel, remindersEnabled: false })
  if (problem) return refusal(problem)
  const { clock, campaigns } = asking.world
  return saved(campaigns.trainings.put({ ...training, channel, updated: clock.instant }))
}

const put = (world: Asking['world'], training: TrainingRow): TrainingRow => {
  const { trainings } = world.campaigns
  return trainings.put(training.id > 0 ? training : { ...training, id: world.nextId(trainings) })
}
