import * as z from 'zod/mini'
import { AssessmentRow, AssessmentUser, ReminderOverviewRow } from '../entities/assessment.ts'
import { BouncedUser, ReminderCounts } from '../entities/campaign.ts'
import { Id, whole } from '../entities/primitives.ts'
import { get } from './declare.ts'
import { paging } from './paging.ts'

const notThere = { 404: 'Assessment not found :(' }
const order = ['name', 'email', 'listName', 'completedDate', 'scorePercent', 'started'] as const
const { filter: _, ...pages } = paging(order)

/** Which people of an assessment: `query` in name or address, on any of the lists, score of all or of one threat area. */
const usersAsked = {
  query: z.optional(z.string()),
  listId: z.optional(z.array(Id)),
  minScore: z.optional(whole(0, 100)),
  maxScore: z.optional(whole(0, 100)),
  threatArea: z.optional(z.string()),
}

export const assessments = {
  list: get('/companies/:companyId/assessments', {
    summary: 'Assessments; `d` 1 brings the drafts too, which are for admins',
    section: 'S1 section 7',
    who: 'viewer',
    query: {
      ...paging(['last_updated', 'name', 'deliveryDate', 'due']),
      d: z.optional(whole(0, 1)),
      status: z.optional(whole(-1, 4)),
    },
    answer: z.looseObject({ assessments: z.array(AssessmentRow), count: z.int() }),
  }),
  latest: get('/companies/:companyId/assessments/latest', {
    summary: 'The assessments that changed last, ten unless `n` says otherwise',
    section: 'S1 section 7',
    who: 'viewer',
    query: { n: z._default(whole(1, 100), 10) },
    answer: z.looseObject({ assessments: z.array(AssessmentRow) }),
  }),
  remindersOverview: get('/companies/:companyId/assessments/:assessmentId/reminders/overview', {
    summary: 'Reminders that went out and that are planned',
    section: 'S1 section 7',
    who: 'viewer',
    answer: z.looseObject({ reminders: z.array(ReminderOverviewRow) }),
    failures: notThere,
  }),
  countReminders: get('/companies/:companyId/assessments/:assessmentId/reminders/count', {
    summary: 'How many people a reminder would reach, and when the last one went out',
    section: 'S1 section 7',
    who: 'admin',
    answer: ReminderCounts,
    failures: notThere,
  }),
  listUsers: get('/companies/:companyId/assessments/:assessmentId/users', {
    summary: 'People of an assessment, a page at a time',
    section: 'S1 section 7',
    who: 'viewer',
    query: { ...pages, ...usersAsked },
    answer: z.looseObject({ users: z.array(AssessmentUser), count: z.int() }),
    failures: { ...notThere, 400: 'Max value must be higher than min value.' },
  }),
  listBouncedUsers: get('/companies/:companyId/assessments/:assessmentId/users/bounced', {
    summary: 'People whose mail came back',
    section: 'S1 section 7',
    who: 'viewer',
    query: paging(['name', 'email']),
    answer: z.looseObject({ users: z.array(BouncedUser), count: z.int() }),
    failures: notThere,
  }),
}
