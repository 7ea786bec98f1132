import * as z from 'zod/mini'
import { BouncedUser, CampaignStatus } from '../entities/campaign.ts'
import { MailLogEntry, UserTrainingStatus } from '../entities/employeeCampaigns.ts'
import { Id, whole } from '../entities/primitives.ts'
import {
  Training,
  TrainingProgress,
  TrainingRow,
  TrainingUser,
  TrainingUserDetails,
} from '../entities/training.ts'
import { ReminderMode } from '../entities/trainingSave.ts'
import { get } from './declare.ts'
import { pageSizeMax, paging } from './paging.ts'

const notFound = { 404: 'Training program not found :(' }
const Users = z.looseObject({ users: z.array(TrainingUser), count: z.int() })
const userOrder = ['name', 'email', 'listName', 'completedDate', 'started', 'scorePercent'] as const

/** Trainings, on the wire called automations; a key is digits, or p and digits for a packaged one. */
export const trainings = {
  list: get('/companies/:companyId/trainings', {
    summary: 'Trainings, a page at a time; with `d` 1 also drafts, which viewers never see',
    section: 'S1 section 2, section 7',
    who: 'viewer',
    query: {
      d: z.optional(whole(0, 1)),
      status: z.optional(CampaignStatus),
      ...paging(['updated', 'name', 'status', 'firstBatch', 'lastBatch']),
    },
    answer: z.looseObject({ automations: z.array(TrainingRow), count: z.int() }),
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
    summary: 'Who is in a training, a page at a time; nobody behind anonymous tracking',
    section: 'S1 section 2',
    who: 'viewer',
    query: { ...paging(userOrder), listId: z.optional(Id) },
    answer: Users,
    failures: notFound,
  }),
  listBouncedUsers: get('/companies/:companyId/trainings/:trainingId/users/bounced', {
    summary: 'Whose mail came back',
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
}
