// @vitest-environment node
import {
  boolean,
  createCsvResponse,
  eachLike,
  exampleToken,
  integer,
  like,
  matchInstant,
  rejections,
  string,
  trainingAbilities,
} from '@heed/contracts/pact'
import { templateRow } from '@heed/contracts/pact/client/libraryRows'
import type { PinCase } from '@heed/contracts/pact/pins'
import { aTraining } from '@heed/fixtures/factories'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type TrainingFile, TrainingStoreCache } from './TrainingStore.ts'

const trainingsPath = '/companies/101/trainings'
const trainingPath = `${trainingsPath}/9001`
const running = { 'a training': { trainingId: 9001, is: 'active' } } as const
const notFound = rejections.notFound('Training program not found :(')
const getTraining = (company: CompanyStores, key = '9001') => company.getStore(TrainingStoreCache).get(key)

const steps = { delay: integer(1), delayType: integer(3) }
const training = {
  ...trainingAbilities,
  id: 9001,
  name: 'Passwords',
  status: 2,
  active: 1,
  scheduleType: 0,
  frequency: string('W1'),
  subjectsPerInterval: integer(1),
  channel: 1,
  sendOptions: { channel: 1 },
  reminders_enabled: boolean(false),
  reminders_steps: eachLike(steps),
  reminders_settings: { channel: 1, steps: eachLike(steps) },
  definition: {
    introMessageEnabled: boolean(false),
    introductoryData: { message: like('') },
    userLists: [11],
    areas: [],
  },
  events: [{ id: 9001, send: matchInstant(), status: 1, subjects: [{ subject_id: 101 }], reminders: [] }],
  lists: [{ id: 11, name: 'Finance', totalUsers: 2, opened: 0, score: 0, total: 2 }],
  lessons: [{ subject_id: 101, title: string('Spot the phish'), delivered: 2, viewed: 0, completed: 0 }],
  progress: eachLike({ at: matchInstant(), delivered: integer(2), completed: integer(0) }),
  subjects: [101],
  subjectsNames: [string('Spot the phish')],
  template_id: null,
  templateCustomized: boolean(false),
  isScorm: false,
  uniqueId: string('training-9001'),
  firstBatch: matchInstant(),
  lastBatch: matchInstant(),
  created: matchInstant(),
  updated: matchInstant(),
  opened: 0,
  totalUsers: 2,
  score: 0,
  total: 2,
  viewed: 0,
  totalForView: 2,
  subjectsSent: 1,
  totalSubjects: 1,
  bouncedEmails: 0,
  company_id: 101,
}
const figures = {
  id: 9001,
  status: 2,
  active: 1,
  score: 0,
  total: 2,
  totalUsers: 2,
  subjectsSent: 1,
  totalSubjects: 1,
  opened: 0,
  viewed: 0,
} as const
const reportOptions = { token: exampleToken, zone: 'Europe/Berlin' }
const pdf = { type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') }

const makeFileRow = (
  pin: PinCase<CompanyStores>['pin'],
  kind: TrainingFile,
  { path, head }: { path: string; head: string },
): PinCase<CompanyStores> => ({
  pin,
  given: running,
  request: `GET ${trainingPath}/${path}token=${exampleToken}&zone=Europe%2FBerlin`,
  response: createCsvResponse(head),
  do: (company: CompanyStores) => getTraining(company).file(kind, reportOptions),
  reads: { type: 'text/csv' },
})

testCompanyPins([
  {
    pin: 'trainings.get: one that runs, with its lessons, lists and progress',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}`,
    answer: training,
    async do(company) {
      await getTraining(company).load()
      return getTraining(company).info
    },
    reads: { value: { name: 'Passwords', lessons: [{ delivered: 2 }], lists: [{ totalUsers: 2 }] } },
  },
  {
    pin: 'trainings.get: one that is not there',
    as: 'viewer',
    request: `GET ${trainingsPath}/77`,
    fails: notFound,
    async do(company) {
      await getTraining(company, '77').load()
      return getTraining(company, '77').info
    },
    reads: { failure: { kind: 'notFound', text: 'Training program not found :(' } },
  },
  {
    pin: 'trainings.latest: the other ones',
    as: 'viewer',
    given: running,
    request: `GET ${trainingsPath}/latest?n=11`,
    answer: {
      automations: [
        {
          ...trainingAbilities,
          id: 9001,
          name: 'Passwords',
          status: 2,
          statusInfo: { label: 'Active', color: string('#2e7d32') },
          isScorm: false,
          uniqueId: string('training-9001'),
          scheduleType: 0,
          totalUsers: 2,
          firstBatch: matchInstant(),
          lastBatch: matchInstant(),
          updated: matchInstant(),
          attendance: 0,
          awarenessScore: 0,
          subjectsSent: 1,
          totalSubjects: 1,
        },
      ],
    },
    async do(company) {
      await getTraining(company, '9002').loadLatest()
      return getTraining(company, '9002').latest.value?.map(({ name }) => name)
    },
    reads: ['Passwords'],
  },
  {
    pin: 'trainings.getStatus: whether something has happened',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/status`,
    answer: figures,
    async do(company) {
      const store = getTraining(company)
      const before = aTraining(figures)
      store.info.set(before)
      await store.follow()
      return store.info.value === before
    },
    reads: true,
  },
  {
    pin: 'trainings.getStatus: something has happened, and all is read again',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/status`,
    answer: figures,
    beside: [
      {
        pin: 'trainings.get: what is shown is read again',
        as: 'viewer',
        given: running,
        request: `GET ${trainingPath}`,
        answer: training,
      },
    ],
    async do(company) {
      const store = getTraining(company)
      store.info.set(aTraining({ ...figures, totalUsers: 1 }))
      await store.follow()
      return store.info.value?.totalUsers
    },
    reads: 2,
  },
  {
    pin: 'trainings.getStatus: of one that somebody has deleted',
    as: 'viewer',
    request: `GET ${trainingsPath}/77/status`,
    fails: notFound,
    beside: [
      {
        pin: 'trainings.get: one that is no longer there',
        as: 'viewer',
        request: `GET ${trainingsPath}/77`,
        fails: notFound,
      },
    ],
    async do(company) {
      const store = getTraining(company, '77')
      store.info.set(aTraining({ id: 77 }))
      await store.follow()
      return store.info.failure?.kind
    },
    reads: 'notFound',
  },
  {
    pin: 'trainings.rename: another name',
    given: running,
    request: `PUT ${trainingPath}/rename`,
    body: { name: 'Better passwords' },
    answer: { success: true, automation: { id: 9001, name: 'Better passwords' } },
    do: (company) => getTraining(company).rename('Better passwords'),
    reads: (_, name) => expect(name).toBe('Better passwords'),
  },
  {
    pin: 'trainings.rename: no name',
    given: running,
    request: `PUT ${trainingPath}/rename`,
    body: { name: '' },
    fails: rejections.invalid({ name: 'You need to enter some information to save' }),
    do: (company) => getTraining(company).rename(''),
  },
  makeFileRow('trainingReports.usersCsv: how far everybody is', 'usersCsv', {
    path: 'users_report/csv?',
    head: 'Name,Email,List,Started (UTC),Started (Europe/Berlin),Completed (UTC),Completed (Europe/Berlin),Score (%)',
  }),
  makeFileRow('trainingReports.usersDetailedCsv: a row per lesson', 'detailedCsv', {
    path: 'users_detailed_report/csv?',
    head: 'Name,Email,List,Lesson,Delivered (UTC),Delivered (Europe/Berlin),Viewed (UTC),Viewed (Europe/Berlin),Right answers,Wrong answers',
  }),
  makeFileRow('trainingReports.signInLinksCsv: the links of a training', 'links', {
    path: 'users/csv?',
    head: 'name,email,link',
  }),
  {
    pin: 'trainingReports.pdf: the report',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/report?token=${exampleToken}&zone=Europe%2FBerlin`,
    response: { status: 200, file: pdf },
    do: (company) => getTraining(company).file('pdf', reportOptions),
    reads: { type: 'application/pdf' },
  },
  {
    pin: 'trainingReports.pdf: with everybody in it',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/report?users_details=1&token=${exampleToken}&zone=Europe%2FBerlin`,
    response: { status: 200, file: pdf },
    do: (company) => getTraining(company).file('employeePdf', reportOptions),
    reads: { type: 'application/pdf' },
  },
  {
    pin: 'trainingReports.pdf: before it begins',
    as: 'viewer',
    given: { 'a training': { trainingId: 9001, is: 'scheduled' } },
    request: `GET ${trainingPath}/report?token=${exampleToken}&zone=Europe%2FBerlin`,
    fails: rejections.conflict('This training has not started yet'),
    do: (company) => getTraining(company).file('pdf', reportOptions),
  },
  {
    pin: 'templates.list: by which template a packaged training was made',
    as: 'viewer',
    request: 'GET /companies/101/templates',
    answer: { templates: eachLike({ ...templateRow, subjects: eachLike(integer(101)) }) },
    async do(company) {
      await getTraining(company, 'p9001').loadTemplates()
      return getTraining(company, 'p9001').templates.value?.[0]
    },
    reads: { title: expect.any(String) },
  },
])
