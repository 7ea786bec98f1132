import {
  type AssessmentResult,
  type AssessmentSave,
  assessmentScheduleType,
  campaignStatus,
  formatBouncedAgain,
  getAssessmentUpdateProblem,
  getDraftRefusal,
  getStartedAssessmentStatus,
  getTrackingRefusal,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import { findEmployee } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import { normalizeInstant } from '../../world/Clock.ts'
import { complete } from '../../world/steps.ts'
import type { World } from '../../world/World.ts'
import {
  createRefusedChange,
  deleteCampaign,
  ensureListsExist,
  findDraftProblem,
  findNameProblem,
  renameCampaign,
  stopCampaign,
} from '../campaigns/changeCampaign.ts'
import { formatCampaignKey } from '../campaigns/findCampaign.ts'
import { assessmentKind, getAssessmentRefusal } from './assessmentKind.ts'
import { clearProgress, deliverAssessment, restartDelivery } from './delivery/deliver.ts'
import { formatSharedLink } from './delivery/links.ts'
import { findAssessment } from './findAssessment.ts'
import { applySave, createAssessment, toAssessmentSave } from './save.ts'
import { findSaveProblem } from './saveProblem.ts'

type ChangeHandlers = Pick<
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

export const assessmentChanges: ChangeHandlers = {
  create({ world, company, caller, input, origin }) {
    ensureListsExist(world, company, input.userLists)
    const reason = findSaveProblem(world, company, caller.person, input)
    if (reason !== null) return createRefusedChange(reason)
    return toResult(startAssessment(world, applySave(world, createAssessment(world, company), input)), origin)
  },

  update(context) {
    const { world, company, caller, input, origin } = context
    const current = findAssessment(context)
    ensureListsExist(world, company, input.userLists)
    const save = { ...toAssessmentSave(current), ...markSentReminders(current, input) }
    const reason =
      getAssessmentRefusal(world, current, 'edit') ??
      getAssessmentUpdateProblem(current.status, toAssessmentSave(current), save, world.clock.instant) ??
      findSaveProblem(world, company, caller.person, save, current.status)
    if (reason !== null) return createRefusedChange(reason)
    const updatedRow = applySave(world, current, save)
    if (current.status !== campaignStatus.active) return toResult(startAssessment(world, updatedRow), origin)
    return toResult(
      complete(deliverAssessment(world, { ...updatedRow, deliveryDate: current.deliveryDate })),
      origin,
    )
  },

  saveDraft(context) {
    const { world, company, input, origin } = context
    ensureListsExist(world, company, input.userLists)
    const reason = findDraftProblem(context, input.name)
    if (reason !== null) return createRefusedChange(reason)
    return toResult(saveAssessment(world, applySave(world, createAssessment(world, company), input)), origin)
  },

  updateDraft(context) {
    const { world, company, input, origin } = context
    const assessment = findAssessment(context)
    ensureListsExist(world, company, input.userLists)
    const reason = getDraftRefusal({ status: assessment.status }) ?? findNameProblem(input.name)
    if (reason !== null) return createRefusedChange(reason)
    return toResult(saveAssessment(world, applySave(world, assessment, input)), origin)
  },

  delete: (context) => deleteCampaign(assessmentKind, context, findAssessment(context)),

  pause(context) {
    const result = stopCampaign(assessmentKind, context, findAssessment(context))
    return result.success ? toResult(result.row, context.origin) : result
  },

  rename(context) {
    const result = renameCampaign(assessmentKind, context, findAssessment(context), context.input.name)
    return result.success ? toResult(result.row, context.origin) : result
  },

  restart(context) {
    const { world, input, origin } = context
    const row = findAssessment(context)
    const reason = getAssessmentRefusal(world, row, 'restart', input.due)
    if (reason !== null) return createRefusedChange(reason)
    const due = input.due === undefined ? row.due : normalizeInstant(input.due)
    const reopenedRow = { ...row, due, updated: world.clock.instant }
    return toResult(restartDelivery(world, reopenedRow), origin)
  },

  resetProgress(context) {
    const { world, company, input } = context
    const row = findAssessment(context)
    const person = findEmployee(world, company, input.email)
    const reason = getAssessmentRefusal(world, row, 'resetProgress') ?? getTrackingRefusal(company)
    if (reason !== null) return createRefusedChange(reason)
    const result = world.campaigns.resultsByEmployee
      .get(person.id)
      .find((candidate) => candidate.assessmentId === row.id)
    if (!result) return createRefusedChange("This employee isn't in the assessment")
    clearProgress(world, row, { result, person })
    const hasBouncedAgain =
      result.bounced !== null && world.campaigns.results.get(result.id)?.bounced !== null
    return hasBouncedAgain ? createRefusedChange(formatBouncedAgain(person)) : { success: true }
  },
}

/** Matches sent deliveries and reminders by instant, because the form may use a different format. */
function markSentReminders(row: AssessmentRow, save: AssessmentSave): AssessmentSave {
  const sentTimes = new Set(
    row.reminders.flatMap((reminder) => (reminder.sent === null ? [] : [Date.parse(reminder.send)])),
  )
  const steps = save.reminders_settings.steps.map((step) => ({
    ...step,
    alreadySet: step.sendTime !== null && sentTimes.has(Date.parse(step.sendTime)),
  }))
  const { date = null } = save
  return {
    ...save,
    date: date === null ? null : normalizeInstant(date),
    reminders_settings: { ...save.reminders_settings, steps },
  }
}

function startAssessment(world: World, row: AssessmentRow): AssessmentRow {
  const isPlanned = row.scheduleType === assessmentScheduleType.scheduled
  const status = getStartedAssessmentStatus(isPlanned ? row.deliveryDate : null, world.clock.instant)
  if (status === campaignStatus.scheduled) return saveAssessment(world, { ...row, status })
  return complete(deliverAssessment(world, saveAssessment(world, row)))
}

const saveAssessment = (world: World, row: AssessmentRow): AssessmentRow =>
  world.campaigns.assessments.put(row)

const toResult = (row: AssessmentRow, origin: string): AssessmentResult => ({
  success: true,
  assessment: {
    id: formatCampaignKey(row),
    status: row.status,
    name: row.name,
    ...(row.scheduleType === assessmentScheduleType.manual && row.status === campaignStatus.active
      ? { link: formatSharedLink(origin, row) }
      : {}),
  },
})
