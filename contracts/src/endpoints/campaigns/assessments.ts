import * as z from 'zod/mini'
import {
  Assessment,
  AssessmentRow,
  AssessmentStanding,
  AssessmentUser,
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
import { AddToListResult, namesOneList, Selection, targetList } from '../../entities/people/employee.ts'
import { Id, Instant, whole } from '../../entities/primitives.ts'
import { seatsTaken } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { paging } from '../declarations/paging.ts'

const notThere = { 404: 'Assessment not found :(' }
const order = ['name', 'email', 'listName', 'completedDate', 'scorePercent', 'started'] as const
const { filter: _, ...pages } = paging(order)

const usersAsked = {
  query: z.optional(z.string()),
  listId: z.optional(z.array(Id)),
  minScore: z.optional(whole(0, 100)),
  maxScore: z.optional(whole(0, 100)),
  threatArea: z.optional(z.string()),
  keyBehaviour: z.optional(z.string()),
  questionId: z.optional(Id),
  progress: z.optional(AssessmentStanding),
  reminderId: z.optional(Id),
}

export const assessments = {
  list: get('/companies/:companyId/assessments', {
    summary:
      'Assessments; `d` 1 brings the drafts too, which are for admins; regular or packaged ones alone, by threat area and list, by delivery and due date',
    section: 'S1 section 2, section 7',
    who: 'viewer',
    query: {
      ...paging(['last_updated', 'name', 'deliveryDate', 'due']),
      d: z.optional(whole(0, 1)),
      status: z.optional(whole(-1, 4)),
      packaged: z.optional(whole(0, 1)),
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
    summary: 'The assessments that changed last, ten unless `n` says otherwise',
    section: 'S1 section 7',
    who: 'viewer',
    query: { n: z._default(whole(1, 100), 10) },
    answer: z.looseObject({ assessments: z.array(AssessmentRow) }),
  }),
  get: get('/companies/:companyId/assessments/:assessmentId', {
    summary: 'One assessment in full',
    section: 'S1 section 7',
    who: 'viewer',
    answer: Assessment,
    failures: notThere,
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
  sendReminders: post('/companies/:companyId/assessments/:assessmentId/reminders', {
    summary: 'Remind all who have not finished, or the selected ones of them',
    section: 'S1 section 2',
    who: 'admin',
    body: z.object({ selection: z.optional(Selection) }),
    answer: RemindersSent,
    failures: notThere,
  }),
  sendPreview: post('/companies/:companyId/assessments/sendPreview', {
    summary: 'The invitation to look at, to addresses divided by commas',
    section: 'S1 section 3',
    who: 'admin',
    body: AssessmentPreview,
    answer: ActionResult,
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
    summary: 'Employees whose email bounced, with what can be sent again',
    section: 'S1 section 7',
    who: 'viewer',
    query: paging(['name', 'email']),
    answer: z.looseObject({ users: z.array(BouncedUser), count: z.int() }),
    failures: notThere,
  }),
  create: post('/companies/:companyId/assessments', {
    summary: 'Start an assessment, now, on a date, or by a link',
    section: 'S1 section 4',
    who: 'admin',
    body: AssessmentSave,
    answer: AssessmentResult,
    failures: { 404: 'There is no such employee list' },
  }),
  update: put('/companies/:companyId/assessments/:assessmentId', {
    summary: 'Change an assessment, or start what was a draft',
    section: 'S1 section 4',
    who: 'admin',
    body: z.omit(AssessmentSave, { id: true }),
    answer: AssessmentResult,
    failures: notThere,
  }),
  saveDraft: post('/companies/:companyId/assessments/draft', {
    summary: 'Keep what of an assessment is there as a draft',
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
    failures: notThere,
  }),
  delete: del('/companies/:companyId/assessments/:assessmentId', {
    summary: 'Delete an assessment that has not begun, or a packaged one',
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: notThere,
  }),
  pause: put('/companies/:companyId/assessments/:assessmentId/pauseAssessment', {
    summary: 'Make a scheduled assessment a draft again',
    section: 'S1 section 4',
    who: 'admin',
    body: z.object({}),
    answer: AssessmentResult,
    failures: notThere,
  }),
  rename: put('/companies/:companyId/assessments/:assessmentId/rename', {
    summary: 'Give an assessment another name',
    section: 'S1 section 5',
    who: 'admin',
    body: z.object({ name: CampaignName }),
    answer: AssessmentResult,
    failures: notThere,
  }),
  restart: post('/companies/:companyId/assessments/:assessmentId/restart', {
    summary: 'Clear all progress and begin again, with another due date where the old one is past',
    section: 'S1 section 7',
    who: 'admin',
    body: z.object({ due: z.optional(Instant) }),
    answer: AssessmentResult,
    failures: notThere,
  }),
  resetProgress: del('/companies/:companyId/assessments/:assessmentId/users/:email/progress', {
    summary: 'Clear what one employee did, and invite them again while it is active',
    section: 'S1 section 4',
    who: 'admin',
    answer: ActionResult,
    failures: { 404: 'No data to display.' },
  }),
  addUsersToList: post('/companies/:companyId/assessments/:assessmentId/users/addUsersToList', {
    summary: 'Put people of an assessment on a list, an existing or a new one',
    section: 'S1 section 7',
    who: 'admin',
    body: z
      .object({
        ...targetList,
        selection: Selection,
        ...usersAsked,
      })
      .check(namesOneList),
    answer: AddToListResult,
    failures: { 409: seatsTaken },
  }),
}
