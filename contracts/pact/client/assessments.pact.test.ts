import { assessmentRow as row } from '../campaigns.ts'
import { string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const companyId = 101
const { id } = row
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: id, is } }) as const
testClientPins([
  {
    pin: 'assessments.latest: the latest three',
    as: 'viewer',
    given: given('completed'),
    request: 'GET /companies/101/assessments/latest?n=3',
    answer: {
      assessments: [{ ...row, status: 4, statusInfo: { label: 'Completed', color: string('#5e35b1') } }],
    },
    do: (client) => client.assessments.latest({ companyId, n: 3 }),
  },
])
