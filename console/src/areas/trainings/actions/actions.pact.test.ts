// @vitest-environment node
import { refused, string } from '@heed/contracts/pact'
import { pinCompany } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { TrainingActionsStore } from './TrainingActionsStore.ts'

const actions = (company: CompanyStores) => company.of(TrainingActionsStore)
const training = (is: 'draft' | 'scheduled' | 'active' | 'completed') => ({
  'a training': { trainingId: 9001, is },
})

pinCompany([
  {
    pin: 'trainings.pause: a training that runs',
    given: training('active'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    answer: { success: true, automation: { id: 9001, status: -1 } },
    do: (company) => actions(company).stop('9001'),
  },
  {
    pin: 'trainings.pause: one that is completed meanwhile',
    given: training('completed'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    answer: { success: false, reason: string('Only a scheduled or active training can be stopped') },
    do: (company) => actions(company).stop('9001'),
  },
  {
    pin: 'trainings.pause: one by a viewer',
    as: 'viewer',
    given: training('active'),
    request: 'PUT /companies/101/trainings/9001/pauseAutomation',
    body: {},
    fails: refused.forbidden(),
    do: (company) => actions(company).stop('9001'),
  },
  {
    pin: 'trainings.pause: one that is gone',
    request: 'PUT /companies/101/trainings/77/pauseAutomation',
    body: {},
    fails: refused.notFound('Training program not found :('),
    do: (company) => actions(company).stop('77'),
  },
  {
    pin: 'trainings.delete: one that lies ahead',
    given: training('scheduled'),
    request: 'DELETE /companies/101/trainings/9001',
    answer: { success: true },
    do: (company) => actions(company).delete('9001'),
  },
  {
    pin: 'trainings.delete: one that has begun meanwhile',
    given: training('active'),
    request: 'DELETE /companies/101/trainings/9001',
    answer: { success: false, reason: string('Only a draft or scheduled training can be deleted') },
    do: (company) => actions(company).delete('9001'),
  },
  {
    pin: 'trainings.delete: one that is gone',
    request: 'DELETE /companies/101/trainings/77',
    fails: refused.notFound('Training program not found :('),
    do: (company) => actions(company).delete('77'),
  },
])
