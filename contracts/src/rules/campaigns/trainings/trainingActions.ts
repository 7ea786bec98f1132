import { campaignStatus } from '../../../entities/campaigns/campaign.ts'
import type { Training, TrainingAbilities } from '../../../entities/campaigns/training.ts'
import { isFlagOn } from '../../access/flags.ts'
import { adminsOnlyText, getFirstReason, type Refusals, superAdminsOnlyText } from '../../refusals.ts'
import { type CampaignCaller, hasStarted, isNotStarted } from '../actions.ts'

export type TrainingRowAction =
  | 'open'
  | 'download'
  | 'duplicate'
  | 'edit'
  | 'stop'
  | 'delete'
  | 'rename'
  | 'remindOne'
  | 'reports'
  | 'signInLinks'
  | 'mailLog'
export type TrainingAction = TrainingRowAction | 'copy' | 'remind' | 'employeePdf'

/** The employee report is available only if a training has fewer employees than this (S1 section 9, C-13). */
export const employeePdfLimit = 1000

export const trainingLockedText = "You can't edit an already ongoing or completed training"
export const packagedLockedText = "Packaged trainings can't be edited"
/** Completed trainings can send only individual reminders (C-19). */
export const remindIndividuallyText =
  'This training is completed: you can only remind employees one at a time'
const packagedReminderMessage = 'A packaged training reaches employees through another system'

/** Null if the action is allowed (C-2). */
export function getTrainingRowRefusals(
  { status, isScorm }: Pick<Training, 'status' | 'isScorm'>,
  { isAdmin, isSuper = false }: CampaignCaller,
): Refusals<TrainingRowAction> {
  const notAdminReason = !isAdmin && adminsOnlyText
  const packagedReason = isScorm && packagedReminderMessage
  const notRunReason = !hasStarted(status) && 'This training has not started yet'
  return {
    open: getFirstReason(status === campaignStatus.draft && notAdminReason),
    download: getFirstReason(notAdminReason, !isScorm && 'Only packaged trainings can be downloaded'),
    duplicate: getFirstReason(notAdminReason),
    edit: getFirstReason(
      notAdminReason,
      isScorm && packagedLockedText,
      !isNotStarted(status) && trainingLockedText,
    ),
    stop: getFirstReason(
      notAdminReason,
      isScorm && "Packaged trainings can't be stopped",
      (status === campaignStatus.draft || status === campaignStatus.completed) &&
        'Only a scheduled or active training can be stopped',
    ),
    delete: getFirstReason(
      notAdminReason,
      !isScorm && !isNotStarted(status) && 'Only a draft or scheduled training can be deleted',
    ),
    rename: getFirstReason(notAdminReason),
    remindOne: getFirstReason(notAdminReason, packagedReason, notRunReason),
    reports: getFirstReason(packagedReason, notRunReason),
    signInLinks: getFirstReason(notAdminReason, packagedReason, notRunReason),
    mailLog: getFirstReason(!isSuper && superAdminsOnlyText),
  }
}

type TrainingFacts = Pick<
  Training,
  'status' | 'isScorm' | 'active' | 'events' | 'score' | 'total' | 'totalUsers'
>

export function getTrainingRefusals(
  training: TrainingFacts,
  caller: CampaignCaller,
): Refusals<TrainingAction> {
  const row = getTrainingRowRefusals(training, caller)
  const notAdminReason = !caller.isAdmin && adminsOnlyText
  const isRunning = isFlagOn(training.active) && training.status === campaignStatus.active
  const everyoneDoneReason = training.score >= training.total && 'Everyone has completed this training'
  return {
    ...row,
    // The response contains this flag (S1 section 4), but clients offer `duplicate` instead (C-26).
    copy: getFirstReason(
      notAdminReason,
      training.isScorm && 'A packaged training has no deliveries to copy',
      isFlagOn(training.active) && "An active training's deliveries can't be copied",
      areAllDeliveriesSent(training) && "All of this training's deliveries have been sent",
    ),
    remind: getFirstReason(
      notAdminReason,
      training.isScorm && packagedReminderMessage,
      training.status === campaignStatus.completed && (everyoneDoneReason || remindIndividuallyText),
      !isRunning && 'Reminders can only be sent while a training is active',
      everyoneDoneReason,
    ),
    employeePdf: getFirstReason(
      row.reports,
      training.totalUsers >= employeePdfLimit &&
        `The employee report (.pdf) is only available for fewer than ${employeePdfLimit} employees`,
    ),
  }
}

const areAllDeliveriesSent = ({ status, events }: Pick<Training, 'status' | 'events'>): boolean =>
  events.length === 0 ? status !== campaignStatus.draft : events.every((event) => event.status > 0)

export function getTrainingAbilities(training: TrainingFacts, caller: CampaignCaller): TrainingAbilities {
  const refusals = getTrainingRefusals(training, caller)
  return {
    canRemind: refusals.remind === null,
    canRename: refusals.rename === null,
    canCopy: refusals.copy === null,
    canStop: refusals.stop === null,
    canDelete: refusals.delete === null,
  }
}
