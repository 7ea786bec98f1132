import * as z from 'zod/mini'
import {
  UserAssessment,
  UserTraining,
  UserTrainingStatus,
} from '../../entities/campaigns/employeeCampaigns.ts'
import {
  AddToListResult,
  checkSingleTarget,
  Employee,
  EmployeeName,
  Selection,
  targetList,
} from '../../entities/people/employee.ts'
import { createEmailSchema, createIntegerSchema, Id, Ok } from '../../entities/primitives.ts'
import { listRangesMax } from '../../rules/people/listRanges.ts'
import { integrationListText, seatLimitText } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const ListRanges = z
  .string()
  .check(
    z.maxLength(listRangesMax),
    z.regex(/^\d{1,15}(-\d{1,15})?(\.\d{1,15}(-\d{1,15})?)*$/, 'Must be ranges like 1-500.600'),
    z.meta({ examples: ['1-500.600'] }),
  )

const CampaignId = z.union([z.string(), Id])

export const employeeOrder = ['name', 'email', 'lastActive'] as const
export const EmployeePage = z.looseObject({ users: z.array(Employee), count: z.int() })

export const employees = {
  list: get('/companies/:companyId/users', {
    summary: 'List employees, one page at a time',
    section: 'S2 section 7',
    who: 'viewer',
    query: {
      ...createPagingQuery(employeeOrder),
      listId: z.optional(z.array(Id)),
      listRanges: z.optional(ListRanges),
      minScore: z.optional(createIntegerSchema(0, 100)),
      maxScore: z.optional(createIntegerSchema(0, 100)),
    },
    answer: z.extend(EmployeePage, { onSeveral: z.optional(z.int()) }),
  }),
  search: get('/companies/:companyId/users/search', {
    summary: 'Find employees by part of their name or email address',
    section: 'S2 section 7',
    who: 'viewer',
    query: { filter: z.string().check(z.minLength(1)) },
    answer: z.looseObject({ users: z.array(z.looseObject({ email: z.string(), name: z.string() })) }),
  }),
  get: get('/companies/:companyId/users/user/:email', {
    summary: 'Get an employee',
    section: 'S2 section 7',
    who: 'viewer',
    answer: Employee,
    failures: { 404: 'No data to display.' },
  }),
  status: get('/companies/:companyId/users/status/:email', {
    summary: "Get an employee's progress in all trainings, one row per lesson",
    section: 'S2 section 7',
    who: 'viewer',
    query: { trainingId: z.optional(CampaignId) },
    answer: UserTrainingStatus,
  }),
  update: put('/companies/:companyId/users/:currentEmail', {
    summary: "Change an employee's name, email address or lists; omit unchanged fields",
    section: 'S2 section 5',
    who: 'admin',
    orPermission: 'manageUsers',
    body: z
      .object({
        name: z.optional(EmployeeName),
        listsId: z.optional(z.array(Id)),
        email: z.optional(createEmailSchema('Invalid email format')),
      })
      .check(
        z.refine(
          (change) => Object.values(change).some((value) => value !== undefined),
          'You need to enter some information to save',
        ),
      ),
    answer: z.looseObject({ success: z.literal(true), user: Employee }),
    failures: { 409: 'Employee update failed' },
  }),
  delete: del('/companies/:companyId/users/:email', {
    summary: 'Remove an employee from lists; employees left on no list are deleted',
    section: 'S2 section 7',
    who: 'admin',
    orPermission: 'manageUsers',
    body: z.object({ lists: z.array(Id), trainings: z.optional(z.array(CampaignId)) }),
    answer: z.extend(Ok, { deleted: z.optional(z.boolean()) }),
    failures: { 409: integrationListText },
  }),
  addUsersToList: post('/companies/:companyId/users/addUsersToList', {
    summary: 'Add employees to an existing or new list',
    section: 'S2 section 7',
    who: 'admin',
    body: z
      .object({
        ...targetList,
        emails: z.optional(z.array(createEmailSchema())),
        selection: z.optional(Selection),
        listId: z.optional(z.array(Id)),
        filter: z.optional(z.string()),
      })
      .check(
        checkSingleTarget,
        z.refine(
          ({ emails, selection }) => (emails === undefined) !== (selection === undefined),
          'Either emails or a selection is required',
        ),
      ),
    answer: AddToListResult,
    failures: { 409: seatLimitText },
  }),
  listTrainings: get('/companies/:companyId/users/user/:email/trainings', {
    summary: "List an employee's trainings",
    section: 'S2 section 7',
    who: 'viewer',
    answer: z.looseObject({ trainings: z.array(UserTraining) }),
  }),
  listAssessments: get('/companies/:companyId/users/user/:email/assessments', {
    summary: "List an employee's assessments",
    section: 'S2 section 7',
    who: 'viewer',
    answer: z.looseObject({ assessments: z.array(UserAssessment) }),
  }),
}
