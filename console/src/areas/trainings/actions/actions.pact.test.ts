// @vitest-environment node
import { exampleToken, refused, string } from '@heed/contracts/pact'
import { tinyPackage } from '@heed/contracts/pact/client/tinyPackage'
import { pinCompany } from '../../../../test/pins.ts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { TrainingActionsStore } from './TrainingActionsStore.ts'

const actions = (company: CompanyStores) => company.of(TrainingActionsStore)
const training = (is: 'draft' | 'scheduled' | 'active' | 'completed') => ({
  'a training': { trainingId: 9001, is },
})
const uniqueId = 'k1v7q2'
const made = { 'packages are made': { uniqueId } }
const zip = `/companies/101/packages/${uniqueId}/zip`

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
  {
    pin: 'packages.download: SCORM 1.2',
    given: made,
    request: `GET ${zip}?format=scorm12&token=${exampleToken}`,
    response: { status: 200, file: { type: 'application/zip', bytes: tinyPackage } },
    do: (company) => actions(company).download(uniqueId, 'scorm12', exampleToken),
    reads: { type: 'application/zip' },
  },
  {
    pin: 'packages.download: a package that is gone',
    given: made,
    request: `GET /companies/101/packages/gone/zip?format=cmi5&token=${exampleToken}`,
    fails: refused.notFound('There is no such package'),
    do: (company) => actions(company).download('gone', 'cmi5', exampleToken),
  },
  {
    pin: 'packages.download: one for a viewer',
    as: 'viewer',
    given: made,
    request: `GET ${zip}?format=scorm2004&token=${exampleToken}`,
    fails: refused.forbidden(),
    do: (company) => actions(company).download(uniqueId, 'scorm2004', exampleToken),
  },
])
