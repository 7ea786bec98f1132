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
import { MailLogEntry, UserTrainingStatus } from '../../entities/campaigns/employeeCampaigns.ts'
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
import { AddToListResult, namesOneList, Selection, targetList } from '../../entities/people/employee.ts'
import { email, Id, Instant, whole } from '../../entities/primitives.ts'
import { seatsTaken } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { pageSizeMax, paging } from '../declarations/paging.ts'

const notFound = { 404: 'Training program not found :(' }
const Users = z.looseObject({ users: z.array(TrainingUser), count: z.int() })
const userOrder = ['name', 'email', 'listName', 'completedDate', 'started', 'scorePercent'] as const

export const trainings = {
  list: get('/companies/:companyId/trainings', {
    summary:
      'Trainings, a page at a time; with `d` 1 also drafts, which viewers never see; by first and last delivery and by list',
    section: 'S1 section 2, section 7',
    who: 'viewer',
    query: {
      d: z.optional(whole(0, 1)),
      status: z.optional(CampaignStatus),
      firstBatchFrom: z.optional(Instant),
      firstBatchTo: z.optional(Instant),
      lastBatchFrom: z.optional(Instant),
      lastBatchTo: z.optional(Instant),
      listId: z.optional(z.array(Id)),
      ...paging(['updated', 'name', 'status', 'firstBatch', 'lastBatch']),
    },
    answer: z.looseObject({
      automations: z.array(TrainingRow),
      count: z.int(),
      counts: z.optional(StatusCounts),
    }),
  }),
  latest: get('/companies/:companyId/trainings/latest', {
    summary: 'The trainings that changed last, ten unless it is said otherwise; no drafts',
    section: 'S1 section 7',
    who: 'viewer',
    query: { n: z.optional(whole(1, pageSizeMax)) },
    answer: z.looseObject({ automations: z.array(TrainingRow) }),
  }),
  get: get('/companies/:companyId/trainings/:trainingId', {
    summary: 'One training with its deliveries, its figures and what may be done with it',
    section: 'S1 section 3',
    who: 'viewer',
    answer: Training,
    failures: notFound,
  }),
  getStatus: get('/companies/:companyId/trainings/:trainingId/status', {
    summary: 'The figures of a training that change while it runs',
    section: 'S1 section 7',
    who: 'viewer',
    answer: TrainingProgress,
    failures: notFound,
  }),
  listUsersDetails: get('/companies/:companyId/trainings/:trainingId/perUsersDetails', {
    summary: 'Who is in a training, with a mark per subject; nobody behind anonymous tracking',
    section: 'S1 section 2',
    who: 'viewer',
    query: paging(['name', 'email', 'listName', 'completedDate', 'started', 'score']),
    answer: z.looseObject({ users: z.array(TrainingUserDetails), count: z.int() }),
    failures: notFound,
  }),
  getUserStatus: get('/companies/:companyId/trainings/:trainingId/users/:email/status', {
    summary: 'How one employee stands in a training, a row per lesson',
    section: 'S1 section 3',
    who: 'viewer',
    answer: UserTrainingStatus,
    failures: notFound,
  }),
  getMailLog: get('/companies/:companyId/trainings/:trainingId/users/:email/mail_log', {
    summary: 'The mails of a training to one employee, and what came of them',
    section: 'S1 section 6',
    who: 'super',
    answer: z.looseObject({ log: z.array(MailLogEntry) }),
    failures: notFound,
  }),
  listUsers: get('/companies/:companyId/trainings/:trainingId/users', {
    summary:
      'Who is in a training, a page at a time, of a list and by how far they are; nobody behind anonymous tracking',
    section: 'S1 section 2',
    who: 'viewer',
    query: {
      ...paging(userOrder),
      listId: z.optional(Id),
      progress: z.optional(TrainingUserProgress),
    },
    answer: Users,
    failures: notFound,
  }),
  listBouncedUsers: get('/companies/:companyId/trainings/:trainingId/users/bounced', {
    summary: 'Employees whose email bounced, with what can be sent again',
    section: 'S1 section 2',
    who: 'viewer',
    query: paging(['name', 'email', 'listName']),
    answer: z.looseObject({ users: z.array(BouncedUser), count: z.int() }),
    failures: notFound,
  }),
  listReminderUsers: get('/companies/:companyId/trainings/:trainingId/users/reminders', {
    summary: 'Whom a reminder would reach',
    section: 'S1 section 7',
    who: 'admin',
    query: { reminderOption: ReminderMode, ...paging(userOrder) },
    answer: Users,
    failures: notFound,
  }),
  create: post('/companies/:companyId/trainings', {
    summary: 'Start a training at once, or with its first delivery; a refusal is an answer with its reason',
    section: 'S1 section 4, section 7',
    who: 'admin',
    body: TrainingSave,
    answer: TrainingResult,
  }),
  update: put('/companies/:companyId/trainings/:trainingId', {
    summary: 'Change or start a saved training; an active one takes other channels only',
    section: 'S1 section 4',
    who: 'admin',
    body: TrainingSave,
    answer: TrainingResult,
    failures: notFound,
  }),
  saveDraft: post('/companies/:companyId/trainings/draft', {
    summary: 'Save a training that is not started; it needs nothing but a name',
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
    failures: notFound,
  }),
  delete: del('/companies/:companyId/trainings/:trainingId', {
    summary: 'Delete a draft, a scheduled or a packaged training',
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: notFound,
  }),
  pause: put('/companies/:companyId/trainings/:trainingId/pauseAutomation', {
    summary: 'Stop a scheduled or active training, which makes it a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({}),
    answer: TrainingResult,
    failures: notFound,
  }),
  rename: put('/companies/:companyId/trainings/:trainingId/rename', {
    summary: 'Another name',
    section: 'S1 section 5',
    who: 'admin',
    body: z.object({ name: CampaignName }),
    answer: TrainingResult,
    failures: notFound,
  }),
  addUsersToList: post('/companies/:companyId/trainings/:trainingId/users/addUsersToList', {
    summary: 'Put people of a training on a list, an existing or a new one',
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
      .check(namesOneList),
    answer: AddToListResult,
    failures: { ...notFound, 409: seatsTaken },
  }),
  sendPreview: post('/companies/:companyId/trainings/sendPreview', {
    summary: 'The mails of a training to look at, to addresses divided by commas',
    section: 'S1 section 5',
    who: 'admin',
    body: TrainingPreview,
    answer: ActionResult,
  }),
  countReminders: get('/companies/:companyId/trainings/:trainingId/reminders/count', {
    summary: 'How many a reminder would reach, and when the last one went out',
    section: 'S1 section 5',
    who: 'admin',
    query: { reminderOption: ReminderMode },
    answer: ReminderCounts,
    failures: notFound,
  }),
  sendReminders: post('/companies/:companyId/trainings/:trainingId/reminders', {
    summary: 'Remind the low-performing, all who are not finished, or all; of these the selected ones',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({ mode: ReminderMode, selection: z.optional(Selection) }),
    answer: RemindersSent,
    failures: notFound,
  }),
  resendEventMail: post('/companies/:companyId/trainings/:trainingId/events/:eventId/resend', {
    summary: 'Send one delivery to one employee again: what bounced, or a reminder of what came',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({ email: email() }),
    answer: RemindersSent,
    failures: notFound,
  }),
}
