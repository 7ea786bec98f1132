import { string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const assessmentArgs = { companyId: 101, assessmentId: '9101' }
const given = { 'an assessment': { assessmentId: 9101, is: 'active' } } as const
const viewerCall = { as: 'viewer', given } as const
const keyBehaviourRow = {
  keyBehaviourName: string('Checks sender and links before acting'),
  keyBehaviourCode: 'check-sender',
  threatArea: 'Phishing',
  coverage: 50,
  averageScore: 40,
  usersAtRiskPercentage: 100,
}

testClientPins([
  {
    pin: 'assessmentReports.keyBehaviours: behaviours of one area and list',
    ...viewerCall,
    request:
      'GET /companies/101/assessments/9101/keyBehaviours?threatArea=Phishing&listId=11&riskScoreBase=39',
    answer: { keyBehaviours: [{ ...keyBehaviourRow, usersAtRiskPercentage: 0 }] },
    do: (client) =>
      client.assessmentReports.keyBehaviours({
        ...assessmentArgs,
        threatArea: 'Phishing',
        listId: 11,
        riskScoreBase: 39,
      }),
  },
])
