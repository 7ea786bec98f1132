import { eachLike, instant, integer, like, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const id = 9101
const one = { companyId: 101, assessmentId: String(id) }
const { get } = requestsBelow(`/companies/101/assessments/${id}`)
const given = [{ state: 'an assessment', params: { assessmentId: id, is: 'active' } }] as const
const reading = { as: 'viewer', given } as const

pinRows([
  {
    ...reading,
    operation: 'assessments.get',
    uponReceiving: 'an assessment in full',
    withRequest: get(''),
    willRespondWith: ok({
      id,
      name: 'Where we stand',
      status: 2,
      generalAssessmentStatus: 'active',
      active: 1,
      date: instant(),
      timeOfDay: '09:00',
      last_updated: instant(),
      sendOptions: { date: instant(), channel: 1, scheduleType: 0 },
      personalizeEnabled: false,
      introMessageEnabled: false,
      introMessage: null,
      reminders_enabled: true,
      reminders_channel: 1,
      templateCustomized: true,
      selectedUserListsIds: [11, 12, 13],
      areas: [
        { name: 'Phishing', score: 40 },
        { name: 'Passwords', score: 90 },
      ],
      totalEmployees: 3,
      started: 1,
      completed: 1,
      score: 65,
      uniqueId: string('a0000001'),
      statusInfo: { label: 'Active', color: string('#2e7d32') },
      scheduleType: 0,
      deliveryDate: instant(),
      due: instant(),
      created: instant(),
      lastCompleted: instant(),
      channel: 1,
      definition: {
        questions: [1001, 2001],
        userLists: [11, 12, 13],
        areas: ['Phishing', 'Passwords'],
        personalizeData: like({}),
      },
      reminders_steps: eachLike({ id: integer(91010), sendTime: instant(), alreadySet: true }),
      templateIds: ['custom'],
      questions: [1001, 2001],
      selectedUserCount: 3,
      threatAreas: [
        { name: 'Phishing', score: 40 },
        { name: 'Passwords', score: 90 },
      ],
      resilienceScore: 65,
      scoreDistribution: eachLike({
        from: integer(0),
        to: integer(24),
        employeePercent: integer(0),
        value: integer(0),
      }),
      attendance: 33,
      usersFinished: 1,
      usersStarted: 1,
      usersTotal: 3,
      bouncedEmails: 1,
      recommendations: [],
      isScorm: false,
      isCompleted: false,
      hasStarted: true,
      canRemind: false,
      companyId: 101,
    }),
    call: (client) => client.assessments.get(one),
    gives: { id, resilienceScore: 65, usersTotal: 3 },
  },
  {
    operation: 'assessments.get',
    uponReceiving: 'an assessment that is not there',
    withRequest: get(''),
    willRespondWith: refused.notFound('Assessment not found :('),
    call: (client) => client.assessments.get(one),
    fails: { kind: 'notFound', message: 'Assessment not found :(' },
  },
])
