// @vitest-environment node
import { assessmentRow } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import { finders } from './finders.ts'

const { id } = assessmentRow

testCompanyPins([
  {
    pin: 'assessments.list: the first few whose name holds a text',
    given: { 'an assessment': { assessmentId: id, is: 'active' } },
    request: 'GET /companies/101/assessments?p=0&n=5&filter=stand&d=1',
    answer: { assessments: [assessmentRow], count: 1 },
    do: (company) => finders[0]?.find(company, 'stand', new AbortController().signal) ?? Promise.resolve([]),
    reads: [{ name: 'Where we stand', to: `/assessment/${id}/view/` }],
  },
])
