import { assessmentRow as row } from '../campaigns.ts'
import { eachLike, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import type { Given } from '../states.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = 101
const { id } = row
const one = { companyId, assessmentId: String(id) }
const { get } = requestsBelow('/companies/101/assessments')
type Is = Extract<Given, { state: 'an assessment' }>['params']['is']
const given = (is: Is, packaged?: true): [Given] => [
  { state: 'an assessment', params: { assessmentId: id, is, ...(packaged ? { packaged } : {}) } },
]
const asa = {
  name: 'Ása Þórsdóttir',
  email: 'asa@example.is',
  listName: 'Finance',
  completedDate: instant(),
  scorePercent: 65,
  started: instant(),
}
const nobody = ok({ users: [], count: 0 })

const lists: Row[] = [
  {
    operation: 'assessments.latest',
    uponReceiving: 'the latest three',
    as: 'viewer',
    given: given('completed'),
    withRequest: get('/latest?n=3'),
    willRespondWith: ok({
      assessments: [{ ...row, status: 4, statusInfo: { label: 'Completed', color: string('#5e35b1') } }],
    }),
    call: (client) => client.assessments.latest({ companyId, n: 3 }),
    gives: { assessments: [{ id, status: 4 }] },
  },
]

const people: Row[] = [
  {
    operation: 'assessments.listUsers',
    uponReceiving: 'people at risk in one area and list',
    as: 'viewer',
    given: given('active'),
    withRequest: get(
      `/${id}/users?p=0&n=10&order=scorePercent+asc&query=asa&listId=11&minScore=0&maxScore=49&threatArea=Phishing`,
    ),
    willRespondWith: ok({ users: [{ ...asa, scorePercent: 40 }], count: 1 }),
    call: (client) =>
      client.assessments.listUsers({
        ...one,
        p: 0,
        n: 10,
        order: 'scorePercent asc',
        query: 'asa',
        listId: [11],
        minScore: 0,
        maxScore: 49,
        threatArea: 'Phishing',
      }),
    gives: { count: 1, users: [{ email: 'asa@example.is', scorePercent: 40 }] },
  },
  {
    operation: 'assessments.listUsers',
    uponReceiving: 'everybody by name',
    as: 'viewer',
    given: given('active'),
    withRequest: get(`/${id}/users`),
    willRespondWith: ok({
      users: [
        asa,
        {
          name: 'Björn Jónsson',
          email: 'bjorn@example.is',
          listName: 'Finance',
          completedDate: null,
          scorePercent: null,
          started: null,
        },
        {
          name: 'Carla Weiß',
          email: 'carla@example.is',
          listName: 'Sales',
          completedDate: null,
          scorePercent: null,
          started: null,
        },
      ],
      count: 3,
    }),
    call: (client) => client.assessments.listUsers(one),
    gives: { count: 3 },
  },
  {
    operation: 'assessments.listUsers',
    uponReceiving: 'people of a company that tracks anonymously',
    company: { anonymous: true },
    given: given('active'),
    withRequest: get(`/${id}/users`),
    willRespondWith: nobody,
    call: (client) => client.assessments.listUsers(one),
    gives: { users: [] },
  },
  {
    operation: 'assessments.listUsers',
    uponReceiving: 'a score range upside down',
    given: given('active'),
    withRequest: get(`/${id}/users?minScore=60&maxScore=50`),
    willRespondWith: refused.invalid({ maxScore: 'Max value must be higher than min value.' }),
    call: (client) => client.assessments.listUsers({ ...one, minScore: 60, maxScore: 50 }),
    fails: { kind: 'validation', message: 'Max value must be higher than min value.' },
  },
  {
    operation: 'assessments.listUsers',
    uponReceiving: 'people of an assessment that is not there',
    withRequest: get('/9/users'),
    willRespondWith: refused.notFound('Assessment not found :('),
    call: (client) => client.assessments.listUsers({ companyId, assessmentId: '9' }),
    fails: { kind: 'notFound', message: 'Assessment not found :(' },
  },
  {
    operation: 'assessments.listBouncedUsers',
    uponReceiving: 'whose mail came back',
    as: 'viewer',
    given: given('active'),
    withRequest: get(`/${id}/users/bounced?p=0&n=10&order=name+asc`),
    willRespondWith: ok({
      users: [{ name: 'Carla Weiß', email: 'carla@example.is', listName: 'Sales' }],
      count: 1,
    }),
    call: (client) => client.assessments.listBouncedUsers({ ...one, p: 0, n: 10, order: 'name asc' }),
    gives: { count: 1, users: [{ email: 'carla@example.is' }] },
  },
]

const reminders: Row[] = [
  {
    operation: 'assessments.remindersOverview',
    uponReceiving: 'reminders that went out',
    as: 'viewer',
    given: given('active'),
    withRequest: get(`/${id}/reminders/overview`),
    willRespondWith: ok({
      reminders: eachLike({ id: integer(91010), status: 1, send: instant(), sendTo: 1 }),
    }),
    call: (client) => client.assessments.remindersOverview(one),
    gives: { reminders: [{ status: 1, sendTo: 1 }] },
  },
  {
    operation: 'assessments.remindersOverview',
    uponReceiving: 'reminders that are planned',
    as: 'viewer',
    given: given('scheduled'),
    withRequest: get(`/${id}/reminders/overview`),
    willRespondWith: ok({
      reminders: eachLike({ id: integer(91010), status: 0, send: instant(), sendTo: 3 }),
    }),
    call: (client) => client.assessments.remindersOverview(one),
    gives: { reminders: [{ status: 0, sendTo: 3 }] },
  },
  {
    operation: 'assessments.countReminders',
    uponReceiving: 'how many can be reminded',
    given: given('active'),
    withRequest: get(`/${id}/reminders/count`),
    willRespondWith: ok({ remindersCount: 1, lastReminders: instant() }),
    call: (client) => client.assessments.countReminders(one),
    gives: { remindersCount: 1 },
  },
  {
    operation: 'assessments.countReminders',
    uponReceiving: 'how many, before anything was sent',
    given: given('scheduled'),
    withRequest: get(`/${id}/reminders/count`),
    willRespondWith: ok({ remindersCount: 3, lastReminders: null }),
    call: (client) => client.assessments.countReminders(one),
    gives: { remindersCount: 3, lastReminders: null },
  },
]

pinRows([...lists, ...people, ...reminders])
