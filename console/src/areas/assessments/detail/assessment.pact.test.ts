// @vitest-environment node
import { boolean, eachLike, integer, like, matchInstant, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { AssessmentCache, type AssessmentStore } from './AssessmentStore.ts'

const assessmentPath = '/companies/101/assessments/9101'
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: 9101, is } }) as const
const failedReply = { success: false, reason: string('No') }
const notFoundReply = rejections.notFound('Assessment not found :(')

const withAssessment =
  (act: (assessment: AssessmentStore) => unknown, key = '9101') =>
  (company: CompanyStores) =>
    act(company.getStore(AssessmentCache).get(key))
const loadAssessment = (load: (assessment: AssessmentStore) => Promise<unknown>, key?: string) =>
  withAssessment(async (assessment) => {
    await load(assessment)
    return assessment
  }, key)
const catchRefusal = (act: (assessment: AssessmentStore) => Promise<unknown>) =>
  withAssessment(async (assessment) => {
    try {
      await act(assessment)
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
    return undefined
  })

const areas = [
  { name: 'Phishing', score: 40 },
  { name: 'Passwords', score: 90 },
]
const shares = eachLike({
  from: integer(0),
  to: integer(24),
  employeePercent: integer(0),
  value: integer(0),
})

testCompanyPins([
  {
    pin: 'assessments.get: one that runs',
    as: 'viewer',
    given: given('active'),
    request: `GET ${assessmentPath}`,
    answer: {
      id: 9101,
      name: 'Where we stand',
      status: 2,
      generalAssessmentStatus: 'active',
      statusInfo: { label: 'Active', color: string('#2e7d32') },
      active: 1,
      scheduleType: 0,
      date: matchInstant(),
      deliveryDate: matchInstant(),
      timeOfDay: '09:00',
      due: matchInstant(),
      created: matchInstant(),
      last_updated: matchInstant(),
      lastCompleted: matchInstant(),
      channel: 1,
      sendOptions: { date: matchInstant(), channel: 1, scheduleType: 0 },
      definition: {
        questions: [1001, 2001],
        userLists: [11, 12, 13],
        areas: ['Phishing', 'Passwords'],
        personalizeData: like({}),
      },
      personalizeEnabled: false,
      introMessageEnabled: false,
      introMessage: null,
      reminders_enabled: true,
      reminders_channel: 1,
      reminders_steps: eachLike({ id: integer(91010), sendTime: matchInstant(), alreadySet: true }),
      templateIds: ['custom'],
      templateCustomized: true,
      questions: [1001, 2001],
      selectedUserListsIds: [11, 12, 13],
      selectedUserCount: 3,
      threatAreas: areas,
      areas,
      resilienceScore: 65,
      scoreDistribution: shares,
      attendance: 33,
      usersFinished: 1,
      usersStarted: 1,
      usersTotal: 3,
      totalEmployees: 3,
      bouncedEmails: 1,
      started: 1,
      completed: 1,
      score: 65,
      recommendations: [],
      isScorm: false,
      isCompleted: false,
      hasStarted: true,
      canRemind: boolean(false),
      uniqueId: string('a0000001'),
      companyId: 101,
    },
    do: loadAssessment((assessment) => assessment.load()),
    reads: { info: { value: { name: 'Where we stand', resilienceScore: 65 } } },
  },
  {
    pin: 'assessments.get: one that is gone',
    as: 'viewer',
    request: 'GET /companies/101/assessments/77',
    fails: notFoundReply,
    do: loadAssessment((assessment) => assessment.load(), '77'),
    reads: { info: { error: 'Assessment not found :(' } },
  },
  {
    pin: 'assessments.remindersOverview: reminders that went out',
    as: 'viewer',
    given: given('active'),
    request: `GET ${assessmentPath}/reminders/overview`,
    answer: { reminders: eachLike({ id: integer(91010), status: 1, send: matchInstant(), sendTo: 1 }) },
    do: loadAssessment((assessment) => assessment.loadReminders()),
    reads: { reminders: { value: [{ status: 1, sendTo: 1 }] } },
  },
  {
    pin: 'assessments.remindersOverview: reminders that are planned',
    as: 'viewer',
    given: given('scheduled'),
    request: `GET ${assessmentPath}/reminders/overview`,
    answer: { reminders: eachLike({ id: integer(91010), status: 0, send: matchInstant(), sendTo: 3 }) },
    do: loadAssessment((assessment) => assessment.loadReminders()),
    reads: { reminders: { value: [{ status: 0, sendTo: 3 }] } },
  },
  {
    pin: 'assessments.countReminders: how many can be reminded',
    given: given('active'),
    request: `GET ${assessmentPath}/reminders/count`,
    answer: { remindersCount: 1, lastReminders: matchInstant() },
    do: withAssessment((assessment) => assessment.countReminders()),
  },
  {
    pin: 'assessments.countReminders: how many, before anything was sent',
    given: given('scheduled'),
    request: `GET ${assessmentPath}/reminders/count`,
    answer: { remindersCount: 3, lastReminders: null },
    do: withAssessment((assessment) => assessment.countReminders()),
  },
  {
    pin: 'assessments.sendReminders: reminders to who has not finished',
    given: given('active'),
    request: `POST ${assessmentPath}/reminders`,
    body: {},
    answer: { success: true, count: 1 },
    do: withAssessment((assessment) => assessment.remind()),
  },
  {
    pin: 'assessments.sendReminders: a reminder to who cannot be reached',
    given: given('active'),
    request: `POST ${assessmentPath}/reminders`,
    body: { selection: { allSelected: false, unCheckedUsers: [], checkedUsers: ['carla@example.is'] } },
    answer: { success: false, reason: 'There are no employees to be reminded.' },
    do: withAssessment((assessment) =>
      assessment.employees
        .getAllPeople()
        .remind({ allSelected: false, unChecked: [], checked: ['carla@example.is'] }),
    ),
  },
  {
    pin: 'assessments.sendReminders: reminders of one that is completed',
    given: given('completed'),
    request: `POST ${assessmentPath}/reminders`,
    body: {},
    answer: failedReply,
    do: withAssessment((assessment) => assessment.remind()),
  },
  {
    pin: 'assessments.rename: another name',
    given: given('active'),
    request: `PUT ${assessmentPath}/rename`,
    body: { name: 'Spring check' },
    answer: { success: true, assessment: { id: 9101, name: 'Spring check' } },
    do: withAssessment((assessment) => assessment.rename('Spring check')),
    reads: 'Spring check',
  },
  {
    pin: 'assessments.delete: one that lies ahead',
    given: given('scheduled'),
    request: `DELETE ${assessmentPath}`,
    answer: { success: true },
    do: catchRefusal((assessment) => assessment.delete('No')),
    reads: (_, reason) => {
      if (reason !== undefined) throw new Error(String(reason))
    },
  },
  {
    pin: 'assessments.delete: one that has begun meanwhile',
    given: given('active'),
    request: `DELETE ${assessmentPath}`,
    answer: failedReply,
    do: catchRefusal((assessment) => assessment.delete('Not deleted')),
    reads: 'No',
  },
  {
    pin: 'assessments.restart: a restart with another due date',
    given: given('completed'),
    request: `POST ${assessmentPath}/restart`,
    body: { due: '2099-01-15T09:00:00.000Z' },
    answer: { success: true, assessment: { id: 9101, status: 2 } },
    do: catchRefusal((assessment) => assessment.restart('2099-01-15T09:00:00.000Z', 'No')),
    reads: (_, reason) => {
      if (reason !== undefined) throw new Error(String(reason))
    },
  },
  {
    pin: 'assessments.restart: a restart without one',
    given: given('completed'),
    request: `POST ${assessmentPath}/restart`,
    body: {},
    answer: failedReply,
    do: catchRefusal((assessment) => assessment.restart(undefined, 'Not restarted')),
    reads: 'No',
  },
  {
    pin: 'assessments.resetProgress: one employee begins anew',
    given: given('active'),
    request: `DELETE ${assessmentPath}/users/asa%40example.is/progress`,
    answer: { success: true },
    do: catchRefusal((assessment) => assessment.reset('asa@example.is', 'No')),
    reads: (_, reason) => {
      if (reason !== undefined) throw new Error(String(reason))
    },
  },
  {
    pin: 'assessments.resetProgress: who is nobody',
    given: given('active'),
    request: `DELETE ${assessmentPath}/users/who%40example.is/progress`,
    fails: rejections.notFound('No data to display.'),
    do: withAssessment((assessment) => assessment.reset('who@example.is', 'No')),
  },
  {
    pin: 'assessments.listBouncedUsers: whose mail came back',
    as: 'viewer',
    given: given('active'),
    request: `GET ${assessmentPath}/users/bounced?p=0&n=10&order=name+asc`,
    answer: {
      users: [
        {
          name: 'Carla Weiß',
          email: 'carla@example.is',
          listName: 'Sales',
          bounce: {
            at: matchInstant(),
            email: 'carla@example.is',
            reason: string("550 5.1.1 The address doesn't exist"),
            messages: eachLike({ name: string('Remote work'), assessmentId: 9101 }),
          },
        },
      ],
      count: 1,
    },
    do: withAssessment(async (assessment) => {
      const table = assessment.bounced()
      await table.load()
      return table
    }),
    reads: {
      total: 1,
      rows: [
        { name: 'Carla Weiß', bounce: { email: 'carla@example.is', messages: [{ assessmentId: 9101 }] } },
      ],
    },
  },
])
