// @vitest-environment node
import { assessmentRow, refused, string } from '@heed/contracts/pact'
import { pinCompany } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { AssessmentActionsStore } from './AssessmentActionsStore.ts'

const actions = (company: CompanyStores) => company.of(AssessmentActionsStore)
const { id } = assessmentRow
const assessment = (is: 'draft' | 'scheduled' | 'active' | 'completed') => ({
  'an assessment': { assessmentId: id, is },
})
const pause = `PUT /companies/101/assessments/${id}/pauseAssessment` as const

pinCompany([
  {
    pin: 'assessments.pause: one that lies ahead',
    given: assessment('scheduled'),
    request: pause,
    body: {},
    answer: { success: true, assessment: { id, status: -1 } },
    do: (company) => actions(company).stop(String(id)),
  },
  {
    pin: 'assessments.pause: one that has begun meanwhile',
    given: assessment('active'),
    request: pause,
    body: {},
    answer: { success: false, reason: string('Only a scheduled assessment can be stopped') },
    do: (company) => actions(company).stop(String(id)),
  },
  {
    pin: 'assessments.pause: one by a viewer',
    as: 'viewer',
    given: assessment('scheduled'),
    request: pause,
    body: {},
    fails: refused.forbidden(),
    do: (company) => actions(company).stop(String(id)),
  },
  {
    pin: 'assessments.pause: one that is gone',
    request: 'PUT /companies/101/assessments/77/pauseAssessment',
    body: {},
    fails: refused.notFound('Assessment not found :('),
    do: (company) => actions(company).stop('77'),
  },
  {
    pin: 'assessments.delete: a draft',
    given: assessment('draft'),
    request: `DELETE /companies/101/assessments/${id}`,
    answer: { success: true },
    do: (company) => actions(company).delete(String(id)),
  },
  {
    pin: 'assessments.delete: one that runs',
    given: assessment('active'),
    request: `DELETE /companies/101/assessments/${id}`,
    answer: { success: false, reason: string('Only a draft or scheduled assessment can be deleted') },
    do: (company) => actions(company).delete(String(id)),
  },
  {
    pin: 'assessments.delete: one that is gone',
    request: 'DELETE /companies/101/assessments/77',
    fails: refused.notFound('Assessment not found :('),
    do: (company) => actions(company).delete('77'),
  },
])
