// @vitest-environment node
import { rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { trainingKind as kind } from './training.tsx'

const givenTraining = (is: 'draft' | 'scheduled' | 'active' | 'completed') => ({
  'a training': { trainingId: 9001, is },
})

testCompanyPins([
  {
    pin: 'trainings.pause: a training that runs',
    given: givenTraining('active'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    answer: { success: true, automation: { id: 9001, status: -1 } },
    do: (company) => kind.stop.run(company, '9001'),
  },
  {
    pin: 'trainings.pause: one that is completed meanwhile',
    given: givenTraining('completed'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    answer: { success: false, reason: string('Only a scheduled or active training can be stopped') },
    do: (company) => kind.stop.run(company, '9001'),
  },
  {
    pin: 'trainings.pause: one by a viewer',
    as: 'viewer',
    given: givenTraining('active'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    fails: rejections.forbidden(),
    do: (company) => kind.stop.run(company, '9001'),
  },
  {
    pin: 'trainings.pause: one that is gone',
    request: 'PUT /companies/101/trainings/77/pauseAutomation',
    body: {},
    fails: rejections.notFound('Training program not found :('),
    do: (company) => kind.stop.run(company, '77'),
  },
  {
    pin: 'trainings.delete: one that lies ahead',
    given: givenTraining('scheduled'),
    request: 'DELETE /companies/101/trainings/9001',
    answer: { success: true },
    do: (company) => kind.delete.run(company, '9001'),
  },
  {
    pin: 'trainings.delete: one that has begun meanwhile',
    given: givenTraining('active'),
    request: 'DELETE /companies/101/trainings/9001',
    answer: { success: false, reason: string('Only a draft or scheduled training can be deleted') },
    do: (company) => kind.delete.run(company, '9001'),
  },
  {
    pin: 'trainings.delete: one that is gone',
    request: 'DELETE /companies/101/trainings/77',
    fails: rejections.notFound('Training program not found :('),
    do: (company) => kind.delete.run(company, '77'),
  },
])
