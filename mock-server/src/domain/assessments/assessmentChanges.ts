import {
  type AssessmentResult,
  type AssessmentSave,
  assessmentScheduleType,
  assessmentUpdateProblem,
  bouncedAgain,
  campaignStatus,
  draftRefusal,
  startedAssessment,
  trackingRefusal,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { normalizeInstant } from '../../world/Clock.ts'
import type { World } from '../../world/World.ts'
import {
  deleteCampaign,
  findLists,
  nameProblem,
  newDraftProblem,
  refused,
  renameCampaign,
  stopCampaign,
} from '../campaigns/changeCampaign.ts'
import { campaignKey } from '../campaigns/findCampaign.ts'
import { assessmentKind, refuseAssessment } from './assessmentKind.ts'
import { clearProgress, deliver, deliverAgain } from './delivery/deliver.ts'
import { sharedLink } from './delivery/links.ts'
import { findAssessment } from './findAssessment.ts'
import { newAssessment, toAssessmentSave, withSave } from './save.ts'
import { saveProblem } from './saveProblem.ts'

type Changes = Pick<
  AreaHandlers<'assessments'>,
  | 'create'
  | 'update'
  | 'saveDraft'
  | 'updateDraft'
  | 'delete'
  | 'pause'
  | 'rename'
  | 'restart'
  | 'resetProgress'
>

export const assessmentChanges: Changes = {
  create({ world, company, caller, input, origin }) {
    findLists(world, company, input.userLists)
    const reason = saveProblem(world, company, caller.person, input)
    if (reason !== null) return refused(reason)
    return saved(start(world, withSave(world, newAssessment(world, company), input)), origin)
  },

  update(context) {
    const { world, company, caller, input, origin } = context
    const before = findAssessment(context)
    findLists(world, company, input.userLists)
    const save = { ...toAssessmentSave(before), ...asStored(before, input) }
    const reason =
      refuseAssessment(world, before, 'edit') ??
      assessmentUpdateProblem(before.status, toAssessmentSave(before), save, world.clock.instant) ??
      saveProblem(world, company, caller.person, save, before.status)
    if (reason !== null) return refused(reason)
    const after = withSave(world, before, save)
    if (before.status !== campaignStatus.active) return saved(start(world, after), origin)
    return saved(deliver(world, { ...after, deliveryDate: before.deliveryDate }), origin)
  },

  saveDraft(context) {
    const { world, company, input, origin } = context
    findLists(world, company, input.userLists)
    const reason = newDraftProblem(context, input.name)
    if (reason !== null) return refused(reason)
    return saved(put(world, withSave(world, newAssessment(world, company), input)), origin)
  },

  updateDraft(context) {
    const { world, company, input, origin } = context
    const before = findAssessment(context)
    findLists(world, company, input.userLists)
    const reason = draftRefusal({ status: before.status }) ?? nameProblem(input.name)
    if (reason !== null) return refused(reason)
    return saved(put(world, withSave(world, before, input)), origin)
  },

  delete: (context) => deleteCampaign(assessmentKind, context, findAssessment(context)),

  pause(context) {
    const stopped = stopCampaign(assessmentKind, context, findAssessment(context))
    return stopped.success ? saved(stopped.row, context.origin) : stopped
  },

  rename(context) {
    const renamed = renameCampaign(assessmentKind, context, findAssessment(context), context.input.name)
    return renamed.success ? saved(renamed.row, context.origin) : renamed
  },

  restart(context) {
    const { world, input, origin } = context
    const row = findAssessment(context)
    const reason = refuseAssessment(world, row, 'restart', input.due)
    if (reason !== null) return refused(reason)
    const due = input.due === undefined ? row.due : normalizeInstant(input.due)
    const again = { ...row, due, updated: world.clock.instant }
    return saved(deliverAgain(world, again), origin)
  },

  resetProgress(context) {
    const { world, company, input } = context
    const row = findAssessment(context)
    const person = findEmployee(world, company, input.email)
    const reason = refuseAssessment(world, row, 'resetProgress') ?? trackingRefusal(company)
    if (reason !== null) return refused(reason)
    const result = world.campaigns.resultsOfEmployee.of(person.id).find((one) => one.assessmentId === row.id)
    if (!result) return refused("This employee isn't in the assessment")
    clearProgress(world, row, { result, person })
    const isLostAgain = result.bounced !== null && world.campaigns.results.get(result.id)?.bounced !== null
    return isLostAgain ? refused(bouncedAgain(person)) : { success: true }
  },
}

/** Matches sent deliveries and reminders by instant, because the form may use a different format. */
function asStored(row: AssessmentRow, save: AssessmentSave): AssessmentSave {
  const sent = new Set(row.reminders.flatMap((one) => (one.sent === null ? [] : [Date.parse(one.send)])))
  const steps = save.reminders_settings.steps.map((step) => ({
    ...step,
    alreadySet: step.sendTime !== null && sent.has(Date.parse(step.sendTime)),
  }))
  const { date = null } = save
  return {
    ...save,
    date: date === null ? null : normalizeInstant(date),
    reminders_settings: { ...save.reminders_settings, steps },
  }
}

function start(world: World, row: AssessmentRow): AssessmentRow {
  const isPlanned = row.scheduleType === assessmentScheduleType.scheduled
  const status = startedAssessment(isPlanned ? row.deliveryDate : null, world.clock.instant)
  if (status === campaignStatus.scheduled) return put(world, { ...row, status })
  return deliver(world, put(world, row))
}

const put = (world: World, row: AssessmentRow): AssessmentRow => world.campaigns.assessments.put(row)

const saved = (row: AssessmentRow, origin: string): AssessmentResult => ({
  success: true,
  assessment: {
    id: campaignKey(row),
    status: row.status,
    name: row.name,
    ...(row.scheduleType === assessmentScheduleType.manual && row.status === campaignStatus.active
      ? { link: sharedLink(origin, row) }
      : {}),
  },
})
