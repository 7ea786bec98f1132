import { trainingFigures as figures, trainingRow as row } from '../campaigns.ts'
import { company } from '../company.ts'
import { instant, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = company.id
const [asa] = company.employees
const { get } = requestsBelow(`/companies/${companyId}/trainings`)
const at = { companyId, trainingId: '9001' }
const inTraining = [{ state: 'campaigns of an employee', params: { email: asa.email } }] as const
const base: Pick<Row, 'as' | 'given'> = { as: 'viewer', given: inTraining }
const person = '/9001/users/asa%40example.is'

const marks = { delivered: instant(), viewed: instant(), correct: 1, incorrect: 1, status: 1 }
const mail = {
  created: instant(),
  actions: string('sent'),
  message: string('A lesson'),
  delivery_status: 'delivered',
}
const user = {
  name: asa.name,
  email: asa.email,
  listName: 'Finance',
  completedDate: instant(),
  started: instant(),
  scorePercent: 100,
}

pinRows([
  {
    ...base,
    operation: 'trainings.latest',
    uponReceiving: 'the latest three',
    withRequest: get('/latest?n=3'),
    willRespondWith: ok({ automations: [row] }),
    call: (client) => client.trainings.latest({ companyId, n: 3 }),
    gives: { automations: [{ name: 'Passwords' }] },
  },
  {
    ...base,
    operation: 'trainings.getStatus',
    uponReceiving: 'its figures',
    withRequest: get('/9001/status'),
    willRespondWith: ok({ id: 9001, status: 2, active: 1, ...figures }),
    call: (client) => client.trainings.getStatus(at),
    gives: figures,
  },
  {
    ...base,
    operation: 'trainings.listUsersDetails',
    uponReceiving: 'the marks per subject',
    withRequest: get('/9001/perUsersDetails?p=0&n=10'),
    willRespondWith: ok({
      users: [
        {
          name: asa.name,
          email: asa.email,
          listName: 'Finance',
          score: 100,
          started: instant(),
          completedDate: instant(),
          subjects: [{ subject_id: 101, title: string('Spot the phish'), ...marks }],
        },
      ],
      count: 1,
    }),
    call: (client) => client.trainings.listUsersDetails({ ...at, p: 0, n: 10 }),
    gives: { users: [{ score: 100, subjects: [{ incorrect: 1 }] }] },
  },
  {
    ...base,
    operation: 'trainings.getUserStatus',
    uponReceiving: 'how one employee stands',
    withRequest: get(`${person}/status`),
    willRespondWith: ok({
      subjects: [{ title: string('Spot the phish'), ...marks, eventId: 9001, training_ids: [9001] }],
      score: 100,
      started: instant(),
      trainings: [{ name: 'Passwords', reminderTransport: 1 }],
    }),
    call: (client) => client.trainings.getUserStatus({ ...at, email: asa.email }),
    gives: { score: 100 },
  },
  {
    ...base,
    as: 'super',
    operation: 'trainings.getMailLog',
    uponReceiving: 'the mails to one employee',
    withRequest: get(`${person}/mail_log`),
    willRespondWith: ok({ log: [mail] }),
    call: (client) => client.trainings.getMailLog({ ...at, email: asa.email }),
    gives: { log: [{ delivery_status: 'delivered' }] },
  },
  {
    ...base,
    as: 'admin',
    operation: 'trainings.getMailLog',
    uponReceiving: 'the mails to one employee, by an admin',
    withRequest: get(`${person}/mail_log`),
    willRespondWith: refused.forbidden(),
    call: (client) => client.trainings.getMailLog({ ...at, email: asa.email }),
    fails: { kind: 'forbidden' },
  },
  {
    ...base,
    operation: 'trainings.listUsers',
    uponReceiving: 'who is in it',
    withRequest: get('/9001/users?p=0&n=10&order=name+asc&listId=11'),
    willRespondWith: ok({ users: [user], count: 1 }),
    call: (client) => client.trainings.listUsers({ ...at, p: 0, n: 10, order: 'name asc', listId: 11 }),
    gives: { users: [{ scorePercent: 100 }] },
  },
  {
    ...base,
    company: { anonymous: true },
    operation: 'trainings.listUsers',
    uponReceiving: 'who is in it, behind anonymous tracking',
    withRequest: get('/9001/users?p=0&n=10'),
    willRespondWith: ok({ users: [], count: 0 }),
    call: (client) => client.trainings.listUsers({ ...at, p: 0, n: 10 }),
    gives: { users: [], count: 0 },
  },
  {
    ...base,
    operation: 'trainings.listBouncedUsers',
    uponReceiving: 'whose mail came back',
    withRequest: get('/9001/users/bounced?p=0&n=10'),
    willRespondWith: ok({ users: [], count: 0 }),
    call: (client) => client.trainings.listBouncedUsers({ ...at, p: 0, n: 10 }),
    gives: { count: 0 },
  },
  {
    ...base,
    as: 'admin',
    operation: 'trainings.listReminderUsers',
    uponReceiving: 'whom a reminder to all would reach',
    withRequest: get('/9001/users/reminders?reminderOption=3&p=0&n=10'),
    willRespondWith: ok({ users: [user], count: 1 }),
    call: (client) => client.trainings.listReminderUsers({ ...at, reminderOption: 3, p: 0, n: 10 }),
    gives: { users: [{ email: asa.email }] },
  },
])
