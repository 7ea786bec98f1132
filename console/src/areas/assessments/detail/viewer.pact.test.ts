// @vitest-environment node
import { refused } from '@heed/contracts/pact'
import { pinCompany } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { type AssessmentStore, ShownAssessment } from './AssessmentStore.ts'

const one = '/companies/101/assessments/9101'
const given = (is: 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: 9101, is } }) as const
const on = (act: (assessment: AssessmentStore) => unknown) => (company: CompanyStores) =>
  act(company.getStore(ShownAssessment).get('9101'))

pinCompany([
  {
    pin: 'assessments.countReminders: how many, asked by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `GET ${one}/reminders/count`,
    fails: refused.forbidden(),
    do: on((assessment) => assessment.countReminders()),
  },
  {
    pin: 'assessments.sendReminders: reminders by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `POST ${one}/reminders`,
    body: {},
    fails: refused.forbidden(),
    do: on((assessment) => assessment.remind()),
  },
  {
    pin: 'assessments.rename: another name by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `PUT ${one}/rename`,
    body: { name: 'Spring check' },
    fails: refused.forbidden(),
    do: on((assessment) => assessment.rename('Spring check')),
  },
  {
    pin: 'assessments.delete: one by a viewer',
    as: 'viewer',
    given: given('scheduled'),
    request: `DELETE ${one}`,
    fails: refused.forbidden(),
    do: on((assessment) => assessment.delete('Not deleted')),
  },
  {
    pin: 'assessments.restart: a restart by a viewer',
    as: 'viewer',
    given: given('completed'),
    request: `POST ${one}/restart`,
    body: {},
    fails: refused.forbidden(),
    do: on((assessment) => assessment.restart(undefined, 'Not restarted')),
  },
  {
    pin: 'assessments.resetProgress: by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `DELETE ${one}/users/asa%40example.is/progress`,
    fails: refused.forbidden(),
    do: on((assessment) => assessment.reset('asa@example.is', 'No')),
  },
])
