// @vitest-environment node
import { assessmentRow, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { assessment as kind } from './assessment.tsx'

const { id } = assessmentRow
const givenAssessment = (is: 'draft' | 'scheduled' | 'active' | 'completed') => ({
  'an assessment': { assessmentId: id, is },
})
const pauseCall = `PUT /companies/101/assessments/${id}/pauseAssessment` as const

testCompanyPins([
  {
    pin: 'assessments.pause: one that lies ahead',
    given: givenAssessment('scheduled'),
    request: pauseCall,
    body: {},
    answer: { success: true, assessment: { id, status: -1 } },
    do: (company) => kind.stop.run(company, String(id)),
  },
  {
    pin: 'assessments.pause: one that has begun meanwhile',
    given: givenAssessment('active'),
    request: pauseCall,
    body: {},
    answer: { success: false, reason: string('Only a scheduled assessment can be stopped') },
    do: (company) => kind.stop.run(company, String(id)),
  },
  {
    pin: 'assessments.pause: one by a viewer',
    as: 'viewer',
    given: givenAssessment('scheduled'),
    request: pauseCall,
    body: {},
    fails: rejections.forbidden(),
    do: (company) => kind.stop.run(company, String(id)),
  },
  {
    pin: 'assessments.pause: one that is gone',
    request: 'PUT /companies/101/assessments/77/pauseAssessment',
    body: {},
    fails: rejections.notFound('Assessment not found :('),
    do: (company) => kind.stop.run(company, '77'),
  },
  {
    pin: 'assessments.delete: a draft',
    given: givenAssessment('draft'),
    request: `DELETE /companies/101/assessments/${id}`,
    answer: { success: true },
    do: (company) => kind.delete.run(company, String(id)),
  },
  {
    pin: 'assessments.delete: one that runs',
    given: givenAssessment('active'),
    request: `DELETE /companies/101/assessments/${id}`,
    answer: { success: false, reason: string('Only a draft or scheduled assessment can be deleted') },
    do: (company) => kind.delete.run(company, String(id)),
  },
  {
    pin: 'assessments.delete: one that is gone',
    request: 'DELETE /companies/101/assessments/77',
    fails: rejections.notFound('Assessment not found :('),
    do: (company) => kind.delete.run(company, '77'),
  },
])
