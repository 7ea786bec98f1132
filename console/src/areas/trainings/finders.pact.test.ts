// @vitest-environment node
import { trainingRow } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../test/pact/pins.ts'
import { finders } from './finders.ts'

testCompanyPins([
  {
    pin: 'trainings.list: the first few whose name holds a text',
    given: { 'campaigns of an employee': { email: 'asa@example.is' } },
    request: 'GET /companies/101/trainings?d=1&p=0&n=5&filter=pass',
    answer: { automations: [trainingRow], count: 1 },
    do: (company) => finders[0]?.find(company, 'pass', new AbortController().signal) ?? Promise.resolve([]),
    reads: [{ name: 'Passwords', to: '/trainings/9001/view/' }],
  },
])
