// @vitest-environment node
import { integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { employee } from '../../../../parts/people/testing/pactShapes.ts'
import { TrainingUserStoreCache } from './TrainingUserStore.ts'

const trainingPath = '/companies/101/trainings/9001'
const personPath = `${trainingPath}/users/asa%40example.is`
const running = { 'a training': { trainingId: 9001, is: 'active' } } as const
const getUserStore = (company: CompanyStores) =>
  company.getStore(TrainingUserStoreCache).get('9001', 'asa@example.is')
const resend = {
  request: `POST ${trainingPath}/events/9001/resend` as const,
  body: { email: 'asa@example.is' },
}
const status = {
  subjects: [
    {
      title: string('Spot the phish'),
      delivered: matchInstant(),
      viewed: null,
      correct: 0,
      incorrect: 0,
      status: 1,
      eventId: 9001,
      training_ids: [9001],
    },
  ],
  score: 0,
  started: null,
  trainings: [{ name: 'Passwords', reminderTransport: integer(1) }],
}
const emailEntry = {
  created: matchInstant(),
  actions: string('sent'),
  message: string('A lesson'),
  delivery_status: 'delivered',
}

testCompanyPins([
  {
    pin: 'trainings.getUserStatus: how one employee stands, and who they are',
    as: 'viewer',
    given: running,
    request: `GET ${personPath}/status`,
    answer: status,
    beside: [
      {
        pin: 'employees.get: the employee of a training',
        as: 'viewer',
        given: running,
        request: 'GET /companies/101/users/user/asa%40example.is',
        answer: employee,
      },
    ],
    async do(company) {
      const store = getUserStore(company)
      await store.load()
      return store.lessons.rows
    },
    reads: [{ eventId: 9001 }],
  },
  {
    pin: 'trainings.getMailLog: the mails to one employee',
    as: 'super',
    given: running,
    request: `GET ${personPath}/mail_log`,
    answer: { log: [emailEntry] },
    async do(company) {
      const store = getUserStore(company)
      await store.loadLog()
      return store.log.value
    },
    reads: [{ delivery_status: 'delivered' }],
  },
  {
    pin: 'trainings.getMailLog: the mails to one employee, by an admin',
    given: running,
    request: `GET ${personPath}/mail_log`,
    fails: rejections.forbidden(),
    async do(company) {
      const store = getUserStore(company)
      await store.loadLog()
      return store.log.failure
    },
    reads: { kind: 'forbidden' },
  },
  {
    pin: 'trainings.resendEventMail: the mail of a delivery once more',
    given: running,
    ...resend,
    answer: { success: true, count: 1 },
    do: (company) => getUserStore(company).remind(9001),
  },
  {
    pin: 'trainings.resendEventMail: of a training that has not started',
    given: { 'a training': { trainingId: 9001, is: 'scheduled' } },
    ...resend,
    answer: { success: false, reason: string('This training has not started yet') },
    do: (company) => getUserStore(company).remind(9001),
  },
])
