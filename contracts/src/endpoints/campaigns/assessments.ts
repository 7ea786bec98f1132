import * as z from 'zod/mini'
import {
  Assessment,
  AssessmentRow,
  AssessmentUser,
  AssessmentUserFilter,
  ReminderOverviewRow,
} from '../../entities/campaigns/assessment.ts'
import {
  AssessmentDraft,
  AssessmentPreview,
  AssessmentSave,
} from '../../entities/campaigns/assessmentSave.ts'
import {
  ActionResult,
  AssessmentResult,
  ReminderCounts,
  RemindersSent,
  StatusCounts,
} from '../../entities/campaigns/campaign.ts'
import { CampaignName } from '../../entities/campaigns/campaignName.ts'
import { BouncedUser } from '../../entities/people/bounce.ts'
import { AddToListResult, checkSingleTarget, Selection, targetList } from '../../entities/people/employee.ts'
import { createIntegerSchema, Id, Instant } from '../../entities/primitives.ts'
import { seatLimitText } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const notFoundFailure = { 404: 'Assessment not found :(' }
const userOrder = ['name', 'email', 'listName', 'completedDate', 'scorePercent', 'started'] as const
const { filter: _, ...pages } = createPagingQuery(userOrder)

const userFilters = {
  query: z.optional(z.string()),
  listId: z.optional(z.array(Id)),
  minScore: z.optional(createIntegerSchema(0, 100)),
  maxScore: z.optional(createIntegerSchema(0, 100)),
  threatArea: z.optional(z.string()),
  keyBehaviour: z.optional(z.string()),
  questionId: z.optional(Id),
  progress: z.optional(AssessmentUserFilter),
  reminderId: z.optional(Id),
}

export const assessments = {
  list: get('/companies/:companyId/assessments', {
    summary: 'List assessments; `d` 1 includes drafts, for admins only',
    section: 'S1 section 2, section 7',
    who: 'viewer',
    query: {
      ...createPagingQuery(['last_updated', 'name', 'deliveryDate', 'due']),
      d: z.optional(createIntegerSchema(0, 1)),
      status: z.optional(createIntegerSchema(-1, 4)),
      packaged: z.optional(createIntegerSchema(0, 1)),
      threatArea: z.optional(z.array(z.string())),
      listId: z.optional(z.array(Id)),
      deliveryDateFrom: z.optional(Instant),
      deliveryDateTo: z.optional(Instant),
      dueFrom: z.optional(Instant),
      dueTo: z.optional(Instant),
    },
    answer: z.looseObject({
      assessments: z.array(AssessmentRow),
      count: z.int(),
      counts: z.optional(StatusCounts),
    }),
  }),
  latest: get('/companies/:companyId/assessments/latest', {
    summary: 'List the `n` most recently changed assessments, by default ten',
    section: 'S1 section 7',
    who: 'viewer',
    query: { n: z._default(createIntegerSchema(1, 100), 10) },
    answer: z.looseObject({ assessments: z.array(AssessmentRow) }),
  }),
  get: get('/companies/:companyId/assessments/:assessmentId', {
    summary: 'Get an assessment in full',
    section: 'S1 section 7',
    who: 'viewer',
    answer: Assessment,
    failures: notFoundFailure,
  }),
  remindersOverview: get('/companies/:companyId/assessments/:assessmentId/reminders/overview', {
    summary: 'List sent and planned reminders',
    section: 'S1 section 7',
    who: 'viewer',
    answer: z.looseObject({ reminders: z.array(ReminderOverviewRow) }),
    failures: notFoundFailure,
  }),
  countReminders: get('/companies/:companyId/assessments/:assessmentId/reminders/count', {
    summary: 'Count the employees a reminder would reach, and get the time of the last one',
    section: 'S1 section 7',
    who: 'admin',
    answer: ReminderCounts,
    failures: notFoundFailure,
  }),
  sendReminders: post('/companies/:companyId/assessments/:assessmentId/reminders', {
    summary: "Send a reminder to employees who haven't finished, or to the selected ones",
    section: 'S1 section 2',
    who: 'admin',
    body: z.object({ selection: z.optional(Selection) }),
    answer: RemindersSent,
    failures: notFoundFailure,
  }),
  sendPreview: post('/companies/:companyId/assessments/sendPreview', {
    summary: 'Send a preview of the invitation to comma-separated addresses',
    section: 'S1 section 3',
    who: 'admin',
    body: AssessmentPreview,
    answer: ActionResult,
  }),
  listUsers: get('/companies/:companyId/assessments/:assessmentId/users', {
    summary: "List an assessment's employees, one page at a time",
    section: 'S1 section 7',
    who: 'viewer',
    query: { ...pages, ...userFilters },
    answer: z.looseObject({ users: z.array(AssessmentUser), count: z.int() }),
    failures: { ...notFoundFailure, 400: 'Max value must be higher than min value.' },
  }),
  listBouncedUsers: get('/companies/:companyId/assessments/:assessmentId/users/bounced', {
    summary: 'List employees with bounced emails and the messages to resend',
    section: 'S1 section 7',
    who: 'viewer',
    query: createPagingQuery(['name', 'email']),
    answer: z.looseObject({ users: z.array(BouncedUser), count: z.int() }),
    failures: notFoundFailure,
  }),
  create: post('/companies/:companyId/assessments', {
    summary: 'Start an assessment now, on a date or by link',
    section: 'S1 section 4',
    who: 'admin',
    body: AssessmentSave,
    answer: AssessmentResult,
    failures: { 404: 'There is no such employee list' },
  }),
  update: put('/companies/:companyId/assessments/:assessmentId', {
    summary: 'Change an assessment, or start a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: z.omit(AssessmentSave, { id: true }),
    answer: AssessmentResult,
    failures: notFoundFailure,
  }),
  saveDraft: post('/companies/:companyId/assessments/draft', {
    summary: 'Save an unfinished assessment as a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: AssessmentDraft,
    answer: AssessmentResult,
    failures: { 404: 'There is no such employee list' },
  }),
  updateDraft: put('/companies/:companyId/assessments/:assessmentId/draft', {
    summary: 'Change a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: AssessmentDraft,
    answer: AssessmentResult,
    failures: notFoundFailure,
  }),
  delete: del('/companies/:companyId/assessments/:assessmentId', {
    summary: "Delete a packaged assessment, or one that hasn't started",
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: notFoundFailure,
  }),
  pause: put('/companies/:companyId/assessments/:assessmentId/pauseAssessment', {
    summary: 'Turn a scheduled assessment back into a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({}),
    answer: AssessmentResult,
    failures: notFoundFailure,
  }),
  rename: put('/companies/:companyId/assessments/:assessmentId/rename', {
    summary: 'Rename an assessment',
    section: 'S1 section 5',
    who: 'admin',
    body: z.object({ name: CampaignName }),
    answer: AssessmentResult,
    failures: notFoundFailure,
  }),
  restart: post('/companies/:companyId/assessments/:assessmentId/restart', {
    summary: 'Clear all progress and restart, with a new due date if the old one has passed',
    section: 'S1 section 7',
    who: 'admin',
    body: z.object({ due: z.optional(Instant) }),
    answer: AssessmentResult,
    failures: notFoundFailure,
  }),
  resetProgress: del('/companies/:companyId/assessments/:assessmentId/users/:email/progress', {
    summary: "Clear an employee's progress, and invite them again if the assessment is active",
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: { 404: 'No data to display.' },
  }),
  addUsersToList: post('/companies/:companyId/assessments/:assessmentId/users/addUsersToList', {
    summary: "Add an assessment's employees to an existing or new list",
    section: 'S1 section 7',
    who: 'admin',
    body: z
      .object({
        ...targetList,
        selection: Selection,
        ...userFilters,
      })
      .check(checkSingleTarget),
    answer: AddToListResult,
    failures: { 409: seatLimitText },
  }),
}
