import * as z from 'zod/mini'
import {
  ActionResult,
  CampaignStatus,
  ReminderCounts,
  RemindersSent,
  StatusCounts,
  TrainingResult,
} from '../../entities/campaigns/campaign.ts'
import { CampaignName } from '../../entities/campaigns/campaignName.ts'
import { EmailLogEntry, UserTrainingStatus } from '../../entities/campaigns/employeeCampaigns.ts'
import {
  Training,
  TrainingProgress,
  TrainingRow,
  TrainingUser,
  TrainingUserDetails,
  TrainingUserProgress,
} from '../../entities/campaigns/training.ts'
import {
  ReminderMode,
  TrainingDraft,
  TrainingPreview,
  TrainingSave,
} from '../../entities/campaigns/trainingSave.ts'
import { BouncedUser } from '../../entities/people/bounce.ts'
import { AddToListResult, checkSingleTarget, Selection, targetList } from '../../entities/people/employee.ts'
import { createEmailSchema, createIntegerSchema, Id, Instant } from '../../entities/primitives.ts'
import { seatLimitText } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery, pageSizeMax } from '../declarations/paging.ts'

const notFoundFailure = { 404: 'Training program not found :(' }
const Users = z.looseObject({ users: z.array(TrainingUser), count: z.int() })
const userOrder = ['name', 'email', 'listName', 'completedDate', 'started', 'scorePercent'] as const

export const trainings = {
  list: get('/companies/:companyId/trainings', {
    summary: 'List trainings, one page at a time; `d` 1 includes drafts, for admins only',
    section: 'S1 section 2, section 7',
    who: 'viewer',
    query: {
      d: z.optional(createIntegerSchema(0, 1)),
      status: z.optional(CampaignStatus),
      firstBatchFrom: z.optional(Instant),
      firstBatchTo: z.optional(Instant),
      lastBatchFrom: z.optional(Instant),
      lastBatchTo: z.optional(Instant),
      listId: z.optional(z.array(Id)),
      ...createPagingQuery(['updated', 'name', 'status', 'firstBatch', 'lastBatch']),
    },
    answer: z.looseObject({
      automations: z.array(TrainingRow),
      count: z.int(),
      counts: z.optional(StatusCounts),
    }),
  }),
  latest: get('/companies/:companyId/trainings/latest', {
    summary: 'List the `n` most recently changed trainings without drafts, by default ten',
    section: 'S1 section 7',
    who: 'viewer',
    query: { n: z.optional(createIntegerSchema(1, pageSizeMax)) },
    answer: z.looseObject({ automations: z.array(TrainingRow) }),
  }),
  get: get('/companies/:companyId/trainings/:trainingId', {
    summary: 'Get a training with its deliveries, figures and possible actions',
    section: 'S1 section 3',
    who: 'viewer',
    answer: Training,
    failures: notFoundFailure,
  }),
  getStatus: get('/companies/:companyId/trainings/:trainingId/status', {
    summary: "Get a training's current figures",
    section: 'S1 section 7',
    who: 'viewer',
    answer: TrainingProgress,
    failures: notFoundFailure,
  }),
  listUsersDetails: get('/companies/:companyId/trainings/:trainingId/perUsersDetails', {
    summary: "List a training's employees with their progress by subject; empty with anonymous tracking",
    section: 'S1 section 2',
    who: 'viewer',
    query: createPagingQuery(['name', 'email', 'listName', 'completedDate', 'started', 'score']),
    answer: z.looseObject({ users: z.array(TrainingUserDetails), count: z.int() }),
    failures: notFoundFailure,
  }),
  getUserStatus: get('/companies/:companyId/trainings/:trainingId/users/:email/status', {
    summary: "Get an employee's progress in a training, one row per lesson",
    section: 'S1 section 3',
    who: 'viewer',
    answer: UserTrainingStatus,
    failures: notFoundFailure,
  }),
  getMailLog: get('/companies/:companyId/trainings/:trainingId/users/:email/mail_log', {
    summary: "List a training's emails to one employee, and what happened to them",
    section: 'S1 section 6',
    who: 'super',
    answer: z.looseObject({ log: z.array(EmailLogEntry) }),
    failures: notFoundFailure,
  }),
  listUsers: get('/companies/:companyId/trainings/:trainingId/users', {
    summary: "List a training's employees, one page at a time; empty with anonymous tracking",
    section: 'S1 section 2',
    who: 'viewer',
    query: {
      ...createPagingQuery(userOrder),
      listId: z.optional(Id),
      progress: z.optional(TrainingUserProgress),
    },
    answer: Users,
    failures: notFoundFailure,
  }),
  listBouncedUsers: get('/companies/:companyId/trainings/:trainingId/users/bounced', {
    summary: 'List employees with bounced emails and the messages to resend',
    section: 'S1 section 2',
    who: 'viewer',
    query: createPagingQuery(['name', 'email', 'listName']),
    answer: z.looseObject({ users: z.array(BouncedUser), count: z.int() }),
    failures: notFoundFailure,
  }),
  listReminderUsers: get('/companies/:companyId/trainings/:trainingId/users/reminders', {
    summary: 'List the employees a reminder would reach',
    section: 'S1 section 7',
    who: 'admin',
    query: { reminderOption: ReminderMode, ...createPagingQuery(userOrder) },
    answer: Users,
    failures: notFoundFailure,
  }),
  create: post('/companies/:companyId/trainings', {
    summary: 'Start a training, immediately or at its first delivery; refusals return a reason',
    section: 'S1 section 4, section 7',
    who: 'admin',
    body: TrainingSave,
    answer: TrainingResult,
  }),
  update: put('/companies/:companyId/trainings/:trainingId', {
    summary: 'Change or start a saved training; only the channels of an active one can change',
    section: 'S1 section 4',
    who: 'admin',
    body: TrainingSave,
    answer: TrainingResult,
    failures: notFoundFailure,
  }),
  saveDraft: post('/companies/:companyId/trainings/draft', {
    summary: 'Save a training as a draft; only its name is required',
    section: 'S1 section 4',
    who: 'admin',
    body: TrainingDraft,
    answer: TrainingResult,
  }),
  updateDraft: put('/companies/:companyId/trainings/:trainingId/draft', {
    summary: 'Change a draft without starting it',
    section: 'S1 section 4',
    who: 'admin',
    body: TrainingDraft,
    answer: TrainingResult,
    failures: notFoundFailure,
  }),
  delete: del('/companies/:companyId/trainings/:trainingId', {
    summary: 'Delete a draft, scheduled or packaged training',
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: notFoundFailure,
  }),
  pause: put('/companies/:companyId/trainings/:trainingId/pauseAutomation', {
    summary: 'Stop a scheduled or active training and turn it into a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({}),
    answer: TrainingResult,
    failures: notFoundFailure,
  }),
  rename: put('/companies/:companyId/trainings/:trainingId/rename', {
    summary: 'Rename a training',
    section: 'S1 section 5',
    who: 'admin',
    body: z.object({ name: CampaignName }),
    answer: TrainingResult,
    failures: notFoundFailure,
  }),
  addUsersToList: post('/companies/:companyId/trainings/:trainingId/users/addUsersToList', {
    summary: "Add a training's employees to an existing or new list",
    section: 'S1 section 7',
    who: 'admin',
    body: z
      .object({
        ...targetList,
        selection: Selection,
        listId: z.optional(Id),
        progress: z.optional(TrainingUserProgress),
        filter: z.optional(z.string()),
      })
      .check(checkSingleTarget),
    answer: AddToListResult,
    failures: { ...notFoundFailure, 409: seatLimitText },
  }),
  sendPreview: post('/companies/:companyId/trainings/sendPreview', {
    summary: "Send a preview of a training's emails to comma-separated addresses",
    section: 'S1 section 5',
    who: 'admin',
    body: TrainingPreview,
    answer: ActionResult,
  }),
  countReminders: get('/companies/:companyId/trainings/:trainingId/reminders/count', {
    summary: 'Count the employees a reminder would reach, and get the time of the last one',
    section: 'S1 section 5',
    who: 'admin',
    query: { reminderOption: ReminderMode },
    answer: ReminderCounts,
    failures: notFoundFailure,
  }),
  sendReminders: post('/companies/:companyId/trainings/:trainingId/reminders', {
    summary: 'Send a reminder to low performers, unfinished employees or everyone, or to the selected ones',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({ mode: ReminderMode, selection: z.optional(Selection) }),
    answer: RemindersSent,
    failures: notFoundFailure,
  }),
  resendEventMail: post('/companies/:companyId/trainings/:trainingId/events/:eventId/resend', {
    summary: "Resend a delivery to one employee, as a reminder if it didn't bounce",
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({ email: createEmailSchema() }),
    answer: RemindersSent,
    failures: notFoundFailure,
  }),
}
