// @vitest-environment node
import type { Company } from '@heed/contracts'
import {
  boolean,
  type Call,
  eachLike,
  exampleToken,
  firstLine,
  instant,
  integer,
  library,
  refused,
  string,
} from '@heed/contracts/pact'
import { subjectRow, templateRow } from '@heed/contracts/pact/client/libraryRows'
import { expect } from 'vitest'
import { aCompany } from '../../../../test/people.ts'
import { pinCompany } from '../../../../test/pins.ts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import type { Origin } from './begin.ts'
import { OutcomeStore } from './OutcomeStore.ts'
import { TrainingSaving } from './saving.ts'
import { TrainingWizardStore } from './TrainingWizardStore.ts'

const now = '2027-03-01T08:00:00.000Z'
const draft = { 'a training': { trainingId: 9001, is: 'draft' } } as const
const scheduled = { 'a training': { trainingId: 9001, is: 'scheduled' } } as const
const active = { 'a training': { trainingId: 9001, is: 'active' } } as const
const packaged = { 'packages are made': { uniqueId: 'k1v7q2' } } as const
const { subject } = library

function wizard({ client, companyId }: CompanyStores, origin: Origin = { kind: 'new' }, isPackaged = false) {
  const company: Company = aCompany({ company_id: companyId })
  return new TrainingWizardStore({
    client,
    company: () => company,
    now: () => new Date(now),
    zone: 'Atlantic/Reykjavik',
    origin,
    isPackaged,
  })
}

const chosen = {
  name: 'Autumn',
  subjects: [subject],
  userLists: [11],
  scheduleType: 1,
  reminders: { enabled: false, channel: 1, steps: [] },
} as const

/** What goes out of it. */
const body = {
  name: 'Autumn',
  subjects: [subject],
  templateId: null,
  templateCustomized: false,
  userLists: [11],
  scheduleType: 1,
  frequency: 'W3',
  subjectsPerInterval: 3,
  sendOptions: { channel: 1 },
  events: [{ date: now, type: 1, subjects: [subject] }],
  introMessageEnabled: false,
  introductoryData: { message: '', mrkdwn_message: '' },
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
}

/** What was opened went out one subject a week. */
const changed = { ...body, frequency: 'W1', subjectsPerInterval: 1 }

const choose = (store: TrainingWizardStore) => {
  store.set({
    ...chosen,
    subjects: [...chosen.subjects],
    userLists: [...chosen.userLists],
    reminders: { ...chosen.reminders, steps: [] },
  })
  return new TrainingSaving(store, 'Not saved')
}
const making = (company: CompanyStores, isPackaged = false) =>
  choose(wizard(company, { kind: 'new' }, isPackaged))

/** One that was opened and filled in anew. */
const changing = async (company: CompanyStores) => {
  const store = wizard(company, { kind: 'edit', id: '9001' })
  await store.loadTraining()
  return choose(store)
}

const training = (status: -1 | 1 | 2) => ({
  id: 9001,
  name: 'Passwords',
  status,
  active: integer(0),
  scheduleType: 0,
  frequency: 'W1',
  subjectsPerInterval: 1,
  channel: 1,
  sendOptions: { channel: 1 },
  reminders_enabled: integer(0),
  reminders_steps: eachLike({ delay: integer(1), delayType: integer(3) }),
  reminders_settings: { channel: 1, steps: eachLike({ delay: integer(1), delayType: integer(3) }) },
  definition: {
    introMessageEnabled: integer(0),
    introductoryData: { message: '' },
    userLists: [11],
    areas: eachLike('Passwords'),
  },
  events: [
    {
      id: 9001,
      send: instant('2027-03-08T08:00:00.000Z'),
      status: integer(status === 2 ? 1 : 0),
      subjects: [{ subject_id: subject }],
      reminders: [],
    },
  ],
  lists: [{ id: 11, name: 'Finance' }],
  subjects: [subject],
  subjectsNames: eachLike('Spot the phish'),
  template_id: null,
  templateCustomized: integer(0),
  isScorm: false,
  uniqueId: string('training-9001'),
  firstBatch: instant(),
  lastBatch: instant(),
  created: instant(),
  updated: instant(),
  opened: integer(0),
  totalUsers: integer(2),
  score: integer(0),
  total: integer(2),
  viewed: integer(0),
  totalForView: integer(2),
  subjectsSent: integer(0),
  totalSubjects: integer(1),
  bouncedEmails: integer(0),
  company_id: 101,
  canRemind: boolean(false),
  canRename: boolean(true),
  canCopy: boolean(true),
  canStop: boolean(true),
  canDelete: boolean(true),
})

const reading = (why: string, status: -1 | 1 | 2): Call => ({
  pin: `trainings.get: ${why}`,
  request: 'GET /companies/101/trainings/9001',
  answer: training(status),
})

pinCompany([
  {
    pin: 'templates.list: what a training begins with',
    request: 'GET /companies/101/templates',
    answer: { templates: eachLike(templateRow) },
    beside: [
      {
        pin: 'subjects.listAll: what a training is made of',
        request: 'GET /companies/101/subjects/all',
        answer: { subjects: eachLike(subjectRow) },
      },
    ],
    do: async (company) => {
      const { library: held } = wizard(company)
      await held.load()
      return [held.templates.value?.length, held.subjects.value?.length]
    },
    reads: [1, 1],
  },
  {
    pin: 'trainings.saveDraft: a training that is kept for later',
    request: 'POST /companies/101/trainings/draft',
    body: { ...body, status: -1 },
    answer: { success: true, automation: { id: integer(9002), status: -1 } },
    do: (company) => making(company).draft(),
    reads: 9002,
  },
  {
    pin: 'trainings.saveDraft: one without a license',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/trainings/draft',
    body: { ...body, status: -1 },
    answer: { success: false, reason: 'No license available' },
    do: refusalOf((company) => making(company).draft()),
    reads: { message: 'No license available' },
  },
  {
    pin: 'trainings.create: everything at once',
    request: 'POST /companies/101/trainings',
    body: { ...body, status: 2 },
    answer: { success: true, automation: { id: integer(9002), status: 2 } },
    do: (company) => making(company).start(),
    reads: 9002,
  },
  {
    pin: 'trainings.create: one for a list that is gone meanwhile',
    request: 'POST /companies/101/trainings',
    body: { ...body, userLists: [77], status: 2 },
    fails: refused.notFound('There is no such list'),
    do: (company) => {
      const saving = making(company)
      saving.wizard.set({ userLists: [77] })
      return saving.start()
    },
  },
  {
    pin: 'trainings.updateDraft: a draft that is changed',
    given: draft,
    request: 'PUT /companies/101/trainings/9001/draft',
    body: { ...changed, id: 9001, status: -1 },
    answer: { success: true, automation: { id: 9001, status: -1 } },
    beside: [reading('a draft, to change it', -1)],
    do: async (company) => (await changing(company)).draft(),
    reads: 9001,
  },
  {
    pin: 'trainings.update: a draft that is started',
    given: draft,
    request: 'PUT /companies/101/trainings/9001',
    body: { ...changed, id: 9001, status: 2 },
    answer: { success: true, automation: { id: 9001, status: 2 } },
    beside: [reading('a draft, to start it', -1)],
    do: async (company) => (await changing(company)).start(),
    reads: 9001,
  },
  {
    pin: 'trainings.update: a training that lies ahead',
    given: scheduled,
    request: 'PUT /companies/101/trainings/9001',
    body: { ...changed, id: 9001, status: 2 },
    answer: { success: true, automation: { id: 9001, status: 2 } },
    beside: [reading('one that lies ahead, to change it', 1)],
    do: async (company) => (await changing(company)).start(),
    reads: 9001,
  },
  {
    pin: 'trainings.get: one that somebody else has started meanwhile',
    given: active,
    request: 'GET /companies/101/trainings/9001',
    answer: training(2),
    do: async (company) => {
      const store = wizard(company, { kind: 'edit', id: '9001' })
      await store.loadTraining()
      store.forgetBase()
      return store.lockedBy?.reason
    },
    reads: "You can't edit an already ongoing or completed training",
  },
  {
    pin: 'trainings.get: one that is gone',
    request: 'GET /companies/101/trainings/77',
    fails: refused.notFound('Training program not found :('),
    do: async (company) => {
      const store = wizard(company, { kind: 'edit', id: '77' })
      await store.loadTraining()
      return store.training.failure
    },
    reads: { kind: 'notFound', text: 'Training program not found :(' },
  },
  {
    pin: 'packages.create: a package of what was chosen',
    given: packaged,
    request: 'POST /companies/101/packages',
    body: { kind: 'training', name: 'Autumn', subjects: [subject] },
    answer: { success: true, automation: { id: string('p9002'), uniqueId: string('k1') } },
    do: (company) => making(company, true).pack(),
    reads: 'p9002',
  },
  {
    pin: 'packages.create: a package where none are made',
    request: 'POST /companies/101/packages',
    body: { kind: 'training', name: 'Autumn', subjects: [subject] },
    answer: { success: false, reason: string('SCORM and cmi5 packages are not enabled for this company') },
    do: refusalOf((company) => making(company, true).pack()),
    reads: { message: 'SCORM and cmi5 packages are not enabled for this company' },
  },
  {
    pin: 'trainingReports.signInLinksCsv: the links of a training that has just begun',
    given: active,
    request: `GET /companies/101/trainings/9001/users/csv?token=${exampleToken}`,
    response: {
      status: 200,
      text: { type: 'text/csv', example: 'name,email,link\r\n', like: firstLine('name,email,link') },
    },
    do: (company) => company.of(OutcomeStore).signInLinks('9001', exampleToken),
    reads: { type: expect.stringMatching(/text\/csv/) },
  },
])

/** What is thrown. */
function refusalOf(work: (company: CompanyStores) => Promise<unknown>) {
  return (company: CompanyStores) =>
    work(company).then(
      () => undefined,
      (error: unknown) => error,
    )
}
