import { assessmentRow as row } from '../campaigns.ts'
import { eachLike, instant, integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = 101
const { id } = row
const one = { companyId, assessmentId: String(id) }
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: id, is } }) as const
const asa = {
  name: 'Ása Þórsdóttir',
  email: 'asa@example.is',
  listName: 'Finance',
  completedDate: instant(),
  scorePercent: 65,
  started: instant(),
}

pinClient([
  {
    pin: 'assessments.latest: the latest three',
    as: 'viewer',
    given: given('completed'),
    request: 'GET /companies/101/assessments/latest?n=3',
    answer: {
      assessments: [{ ...row, status: 4, statusInfo: { label: 'Completed', color: string('#5e35b1') } }],
    },
    do: (client) => client.assessments.latest({ companyId, n: 3 }),
  },
])

pinClient([
  {
    pin: 'assessments.listUsers: people at risk in one area and list',
    as: 'viewer',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/users?p=0&n=10&order=scorePercent+asc&query=asa&listId=11&minScore=0&maxScore=49&threatArea=Phishing`,
    answer: { users: [{ ...asa, scorePercent: 40 }], count: 1 },
    do: (client) =>
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
  },
  {
    pin: 'assessments.listUsers: everybody by name',
    as: 'viewer',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/users`,
    answer: {
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
    },
    do: (client) => client.assessments.listUsers(one),
  },
  {
    pin: 'assessments.listUsers: people of a company that tracks anonymously',
    given: { 'a company': { anonymous: true }, ...given('active') },
    request: `GET /companies/101/assessments/${id}/users`,
    answer: { users: [], count: 0 },
    do: (client) => client.assessments.listUsers(one),
  },
  {
    pin: 'assessments.listUsers: a score range upside down',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/users?minScore=60&maxScore=50`,
    fails: refused.invalid({ maxScore: 'Max value must be higher than min value.' }),
    do: (client) => client.assessments.listUsers({ ...one, minScore: 60, maxScore: 50 }),
  },
  {
    pin: 'assessments.listUsers: people of an assessment that is not there',
    request: 'GET /companies/101/assessments/9/users',
    fails: refused.notFound('Assessment not found :('),
    do: (client) => client.assessments.listUsers({ companyId, assessmentId: '9' }),
  },
  {
    pin: 'assessments.listBouncedUsers: whose mail came back',
    as: 'viewer',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/users/bounced?p=0&n=10&order=name+asc`,
    answer: {
      users: [{ name: 'Carla Weiß', email: 'carla@example.is', listName: 'Sales' }],
      count: 1,
    },
    do: (client) => client.assessments.listBouncedUsers({ ...one, p: 0, n: 10, order: 'name asc' }),
  },
])

pinClient([
  {
    pin: 'assessments.remindersOverview: reminders that went out',
    as: 'viewer',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/reminders/overview`,
    answer: {
      reminders: eachLike({ id: integer(91010), status: 1, send: instant(), sendTo: 1 }),
    },
    do: (client) => client.assessments.remindersOverview(one),
  },
  {
    pin: 'assessments.remindersOverview: reminders that are planned',
    as: 'viewer',
    given: given('scheduled'),
    request: `GET /companies/101/assessments/${id}/reminders/overview`,
    answer: {
      reminders: eachLike({ id: integer(91010), status: 0, send: instant(), sendTo: 3 }),
    },
    do: (client) => client.assessments.remindersOverview(one),
  },
  {
    pin: 'assessments.countReminders: how many can be reminded',
    given: given('active'),
    request: `GET /companies/101/assessments/${id}/reminders/count`,
    answer: { remindersCount: 1, lastReminders: instant() },
    do: (client) => client.assessments.countReminders(one),
  },
  {
    pin: 'assessments.countReminders: how many, before anything was sent',
    given: given('scheduled'),
    request: `GET /companies/101/assessments/${id}/reminders/count`,
    answer: { remindersCount: 3, lastReminders: null },
    do: (client) => client.assessments.countReminders(one),
  },
])
