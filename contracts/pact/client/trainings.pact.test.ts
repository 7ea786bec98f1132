import { trainingRow as row } from '../campaigns.ts'
import { company } from '../company.ts'
import { instant, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = company.id
const [asa] = company.employees
const at = { companyId, trainingId: '9001' }
const inTraining = { 'campaigns of an employee': { email: asa.email } }
const base = { as: 'viewer', given: inTraining } as const
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

pinClient([
  {
    pin: 'trainings.latest: the latest three',
    ...base,
    request: 'GET /companies/101/trainings/latest?n=3',
    answer: { automations: [row] },
    do: (client) => client.trainings.latest({ companyId, n: 3 }),
  },
  {
    pin: 'trainings.listUsersDetails: the marks per subject',
    ...base,
    request: 'GET /companies/101/trainings/9001/perUsersDetails?p=0&n=10',
    answer: {
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
    },
    do: (client) => client.trainings.listUsersDetails({ ...at, p: 0, n: 10 }),
  },
  {
    pin: 'trainings.getUserStatus: how one employee stands',
    ...base,
    request: `GET /companies/101/trainings${person}/status`,
    answer: {
      subjects: [{ title: string('Spot the phish'), ...marks, eventId: 9001, training_ids: [9001] }],
      score: 100,
      started: instant(),
      trainings: [{ name: 'Passwords', reminderTransport: 1 }],
    },
    do: (client) => client.trainings.getUserStatus({ ...at, email: asa.email }),
  },
  {
    pin: 'trainings.getMailLog: the mails to one employee',
    ...base,
    as: 'super',
    request: `GET /companies/101/trainings${person}/mail_log`,
    answer: { log: [mail] },
    do: (client) => client.trainings.getMailLog({ ...at, email: asa.email }),
  },
  {
    pin: 'trainings.getMailLog: the mails to one employee, by an admin',
    ...base,
    as: 'admin',
    request: `GET /companies/101/trainings${person}/mail_log`,
    fails: refused.forbidden(),
    do: (client) => client.trainings.getMailLog({ ...at, email: asa.email }),
  },
  {
    pin: 'trainings.listUsers: who is in it',
    ...base,
    request: 'GET /companies/101/trainings/9001/users?p=0&n=10&order=name+asc&listId=11',
    answer: { users: [user], count: 1 },
    do: (client) => client.trainings.listUsers({ ...at, p: 0, n: 10, order: 'name asc', listId: 11 }),
  },
  {
    pin: 'trainings.listUsers: who is in it, behind anonymous tracking',
    ...base,
    given: { 'a company': { anonymous: true }, ...inTraining },
    request: 'GET /companies/101/trainings/9001/users?p=0&n=10',
    answer: { users: [], count: 0 },
    do: (client) => client.trainings.listUsers({ ...at, p: 0, n: 10 }),
  },
  {
    pin: 'trainings.listBouncedUsers: whose mail came back',
    ...base,
    request: 'GET /companies/101/trainings/9001/users/bounced?p=0&n=10',
    answer: { users: [], count: 0 },
    do: (client) => client.trainings.listBouncedUsers({ ...at, p: 0, n: 10 }),
  },
  {
    pin: 'trainings.listReminderUsers: whom a reminder to all would reach',
    ...base,
    as: 'admin',
    request: 'GET /companies/101/trainings/9001/users/reminders?reminderOption=3&p=0&n=10',
    answer: { users: [user], count: 1 },
    do: (client) => client.trainings.listReminderUsers({ ...at, reminderOption: 3, p: 0, n: 10 }),
  },
])
