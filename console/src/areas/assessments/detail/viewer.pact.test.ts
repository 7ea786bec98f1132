// @vitest-environment node
import { rejections } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { AssessmentCache, type AssessmentStore } from './AssessmentStore.ts'

const assessmentPath = '/companies/101/assessments/9101'
const given = (is: 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: 9101, is } }) as const
const withAssessment = (act: (assessment: AssessmentStore) => unknown) => (company: CompanyStores) =>
  act(company.getStore(AssessmentCache).get('9101'))

testCompanyPins([
  {
    pin: 'assessments.countReminders: how many, asked by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `GET ${assessmentPath}/reminders/count`,
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.countReminders()),
  },
  {
    pin: 'assessments.sendReminders: reminders by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `POST ${assessmentPath}/reminders`,
    body: {},
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.remind()),
  },
  {
    pin: 'assessments.rename: another name by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `PUT ${assessmentPath}/rename`,
    body: { name: 'Spring check' },
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.rename('Spring check')),
  },
  {
    pin: 'assessments.delete: one by a viewer',
    as: 'viewer',
    given: given('scheduled'),
    request: `DELETE ${assessmentPath}`,
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.delete('Not deleted')),
  },
  {
    pin: 'assessments.restart: a restart by a viewer',
    as: 'viewer',
    given: given('completed'),
    request: `POST ${assessmentPath}/restart`,
    body: {},
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.restart(undefined, 'Not restarted')),
  },
  {
    pin: 'assessments.resetProgress: by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `DELETE ${assessmentPath}/users/asa%40example.is/progress`,
    fails: rejections.forbidden(),
    do: withAssessment((assessment) => assessment.reset('asa@example.is', 'No')),
  },
])
