// @vitest-environment node
import { integer, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import {
  catchRefusal,
  changedTrainingBody,
  givenActive,
  givenDraft,
  givenScheduled,
  makeReadCall,
  makeRunningCall,
  openForEdit,
  openNewTraining,
  openOutdated,
  subject,
  trainingBody,
} from './testing/pactWizard.ts'

testCompanyPins([
  {
    pin: 'trainings.saveDraft: a training that is kept for later',
    request: 'POST /companies/101/trainings/draft',
    body: { ...trainingBody, status: -1 },
    answer: { success: true, automation: { id: integer(9002), status: -1 } },
    do: (company) => openNewTraining(company).draft(),
    reads: 9002,
  },
  {
    pin: 'trainings.saveDraft: one without a license',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/trainings/draft',
    body: { ...trainingBody, status: -1 },
    answer: { success: false, reason: 'No license available' },
    do: catchRefusal((company) => openNewTraining(company).draft()),
    reads: { message: 'No license available' },
  },
  {
    pin: 'trainings.create: everything at once',
    request: 'POST /companies/101/trainings',
    body: { ...trainingBody, status: 2 },
    answer: { success: true, automation: { id: integer(9002), status: 2 } },
    do: (company) => openNewTraining(company).start(),
    reads: 9002,
  },
  {
    pin: 'trainings.create: one for a list that is gone meanwhile',
    request: 'POST /companies/101/trainings',
    body: { ...trainingBody, userLists: [77], status: 2 },
    fails: rejections.notFound('There is no such employee list'),
    do: (company) => {
      const saving = openNewTraining(company)
      saving.wizard.set({ userLists: [77] })
      return saving.start()
    },
  },
  {
    pin: 'trainings.create: one that begins in the past',
    request: 'POST /companies/101/trainings',
    body: {
      ...trainingBody,
      scheduleType: 0,
      events: [{ date: '2020-06-01T08:00:00.000Z', type: 1, subjects: [subject] }],
      status: 1,
    },
    answer: { success: false, reason: 'Date cannot be set in the past.' },
    do: catchRefusal((company) => {
      const saving = openNewTraining(company)
      saving.wizard.set({ scheduleType: 0, start: '2020-06-01T08:00:00.000Z' })
      return saving.start()
    }),
    reads: { message: 'Date cannot be set in the past.' },
  },
  {
    pin: 'trainings.create: one without a license',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/trainings',
    body: { ...trainingBody, status: 2 },
    answer: { success: false, reason: 'No license available' },
    do: catchRefusal((company) => openNewTraining(company).start()),
    reads: { message: 'No license available' },
  },
  {
    pin: 'trainings.create: one by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/trainings',
    body: { ...trainingBody, status: 2 },
    fails: rejections.forbidden(),
    do: (company) => openNewTraining(company).start(),
  },
  {
    pin: 'trainings.updateDraft: a draft that is changed',
    given: givenDraft,
    request: 'PUT /companies/101/trainings/9001/draft',
    body: { ...changedTrainingBody, id: 9001, status: -1 },
    answer: { success: true, automation: { id: 9001, status: -1 } },
    beside: [makeReadCall('a draft, to change it', -1)],
    do: async (company) => (await openForEdit(company)).draft(),
    reads: 9001,
  },
  {
    pin: 'trainings.update: a draft that is started',
    given: givenDraft,
    request: 'PUT /companies/101/trainings/9001',
    body: { ...changedTrainingBody, id: 9001, status: 2 },
    answer: { success: true, automation: { id: 9001, status: 2 } },
    beside: [makeReadCall('a draft, to start it', -1)],
    do: async (company) => (await openForEdit(company)).start(),
    reads: 9001,
  },
  {
    pin: 'trainings.update: a training that lies ahead',
    given: givenScheduled,
    request: 'PUT /companies/101/trainings/9001',
    body: { ...changedTrainingBody, id: 9001, status: 2 },
    answer: { success: true, automation: { id: 9001, status: 2 } },
    beside: [makeReadCall('one that lies ahead, to change it', 1)],
    do: async (company) => (await openForEdit(company)).start(),
    reads: 9001,
  },
  {
    pin: 'trainings.updateDraft: one that was started meanwhile',
    given: givenActive,
    request: 'PUT /companies/101/trainings/9001/draft',
    body: { ...trainingBody, id: 9001, status: -1 },
    answer: { success: false, reason: string('Only a draft can be saved as a draft') },
    do: catchRefusal((company) => openOutdated(company).draft()),
    reads: { message: 'Only a draft can be saved as a draft' },
    beside: [makeRunningCall('a draft that runs meanwhile')],
  },
  {
    pin: 'trainings.update: one that was started meanwhile',
    given: givenActive,
    request: 'PUT /companies/101/trainings/9001',
    body: { ...trainingBody, id: 9001, status: 2 },
    answer: { success: false, reason: "You can't edit an already ongoing or completed training" },
    do: catchRefusal((company) => openOutdated(company).start()),
    reads: { message: "You can't edit an already ongoing or completed training" },
    beside: [makeRunningCall('one that runs meanwhile')],
  },
])
